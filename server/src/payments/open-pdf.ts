import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** Why nobody could see a PDF. */
export type PdfProblem = 'pdf_unreadable' | 'pdf_locked' | 'pdf_empty' | 'pdf_too_complex';

export interface PdfWork {
  engine: WebAssembly.Module;
  pdf: Uint8Array<ArrayBuffer>;
  maxBytes: number;
}

/** A slip takes a fraction of either. What needs more is made to hurt. */
const LIMITS = { seconds: 10, bytes: 256 * 1024 * 1024 };
/** PDFs that are opened at one moment; the others wait, unread. */
const AT_ONCE = 2;

const { resolve } = createRequire(import.meta.url);
let engine: Promise<WebAssembly.Module> | undefined;

/** PDFium, which browsers show PDFs with, compiled once per process. */
const compiled = () =>
  (engine ??= readFile(resolve('@hyzyla/pdfium/pdfium.wasm')).then((code) =>
    WebAssembly.compile(new Uint8Array(code)),
  ));

/** Opens one PDF in a thread and a memory of its own, which end with it, whatever the bytes do. */
async function open(pdf: Buffer, limits: typeof LIMITS): Promise<PdfProblem | null> {
  const work: PdfWork = { engine: await compiled(), pdf: new Uint8Array(pdf), maxBytes: limits.bytes };
  const worker = new Worker(new URL('./open-pdf-worker.ts', import.meta.url), {
    workerData: work,
    transferList: [work.pdf.buffer],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    stderr: true,
  });
  try {
    return await new Promise<PdfProblem | null>((settle) => {
      const timer = setTimeout(() => settle('pdf_too_complex'), limits.seconds * 1000);
      worker.once('message', settle);
      worker.once('error', () => settle('pdf_unreadable'));
      worker.once('exit', () => {
        clearTimeout(timer);
        settle('pdf_unreadable');
      });
    });
  } finally {
    await worker.terminate();
  }
}

const slots = pLimit(AT_ONCE);

/**
 * What keeps people from seeing a PDF; null when it opens as it does in a browser, which mends much that is not as the
 * standard has it. It is read only when its turn comes.
 */
export const pdfProblem = (read: () => Promise<Buffer>, limits = LIMITS): Promise<PdfProblem | null> =>
  slots(async () => open(await read(), limits));
