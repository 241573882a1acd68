import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { fail } from '../http/errors.ts';

/** Why a PDF cannot be shown. */
export type PdfProblem = 'pdf_unreadable' | 'pdf_locked' | 'pdf_empty' | 'pdf_too_complex';

export interface PdfWork {
  pdf: Uint8Array<ArrayBuffer>;
  maxBytes: number;
}

/** A slip needs a fraction of either. What needs more is an attack. */
const LIMITS = { seconds: 10, bytes: 256 * 1024 * 1024 };
/** PDFs open at the same time. The others wait, unread. */
const AT_ONCE = 2;
/** The longest wait in the queue: browsers give up after a minute without progress. */
const LONGEST_WAIT = 20_000;

const { resolve } = createRequire(import.meta.url);
let threads: Promise<Piscina> | undefined;

/** Threads kept alive while files come in. PDFium, which browsers use too, is compiled once for all of them. */
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
    // A thread that was aborted, or crashed on a file, ends. The pool starts another.
    return signal.aborted ? 'pdf_too_complex' : 'pdf_unreadable';
  }
}

const slots = pLimit(AT_ONCE);

/**
 * What keeps people from seeing a PDF; null if it opens as in a browser, which tolerates much that violates the
 * standard. Read only when its turn comes. Fails with `busy` if that takes too long.
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
