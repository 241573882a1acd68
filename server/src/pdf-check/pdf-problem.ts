import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { fail } from '../http/errors.ts';

/** Why nobody could see a PDF. */
export type PdfProblem = 'pdf_unreadable' | 'pdf_locked' | 'pdf_empty' | 'pdf_too_complex';

export interface PdfWork {
  pdf: Uint8Array<ArrayBuffer>;
  maxBytes: number;
}

/** A slip takes a fraction of either. What needs more is made to hurt. */
const LIMITS = { seconds: 10, bytes: 256 * 1024 * 1024 };
/** PDFs that are opened at one moment; the others wait, unread. */
const AT_ONCE = 2;
/** Longer than this nobody is kept waiting for the turn: browsers give a call up after a minute without progress. */
const LONGEST_WAIT = 20_000;

const { resolve } = createRequire(import.meta.url);
let threads: Promise<Piscina> | undefined;

/** Threads that are kept while files come, with PDFium, which browsers show PDFs with, compiled once for all of them. */
const pool = () =>
  (threads ??= readFile(resolve('@hyzyla/pdfium/pdfium.wasm'))
    .then((code) => WebAssembly.compile(new Uint8Array(code)))
    .then(
      (engine) =>
        new Piscina({
          filename: new URL('./look-into-pdf.ts', import.meta.url).href,
          workerData: engine,
          minThreads: 0,
          maxThreads: AT_ONCE,
          idleTimeout: 30_000,
          execArgv: [],
          resourceLimits: { maxOldGenerationSizeMb: 128 },
        }),
    ));

async function open(bytes: Buffer, limits: typeof LIMITS): Promise<PdfProblem | null> {
  const work: PdfWork = { pdf: new Uint8Array(bytes), maxBytes: limits.bytes };
  const kept = await pool();
  const signal = AbortSignal.timeout(limits.seconds * 1000);
  try {
    return await kept.run(work, { signal, transferList: [work.pdf.buffer] });
  } catch {
    // A thread that is aborted, or that its bytes brought down, ends; the pool starts another.
    return signal.aborted ? 'pdf_too_complex' : 'pdf_unreadable';
  }
}

const slots = pLimit(AT_ONCE);

/**
 * What keeps people from seeing a PDF; null when it opens as it does in a browser, which mends much that is not as the
 * standard has it. It is read only when its turn comes. Fails with `busy` when the turn comes too late.
 */
export function pdfProblem(
  read: () => Promise<Buffer>,
  { longestWait = LONGEST_WAIT, ...limits }: Partial<typeof LIMITS> & { longestWait?: number } = {},
): Promise<PdfProblem | null> {
  const asked = performance.now();
  return slots(async () => {
    if (performance.now() - asked > longestWait) fail('busy');
    return open(await read(), { ...LIMITS, ...limits });
  });
}
