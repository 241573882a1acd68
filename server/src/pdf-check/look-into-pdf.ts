import { workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PdfProblem, PdfWork } from './pdf-problem.ts';

/** A slip starts on one of its first pages. */
const LOOKED_AT = 5;

/** PDFium, compiled once for all threads. */
const code = workerData as WebAssembly.Module;

// Output of the crashed engine, of no use to the log: the answer is that the file is broken.
console.error = () => {};

/** Above this size an engine is not reused: its memory never shrinks. */
const KEPT_BYTES = 64 * 1024 * 1024;

interface Engine {
  pdfium: PDFiumLibrary;
  /** How far its memory may grow for the current file. Requests beyond it fail. */
  maxBytes: number;
  outOfMemory: boolean;
  hasGrown: boolean;
}

async function started(): Promise<Engine> {
  const limits = { maxBytes: 0, outOfMemory: false, hasGrown: false };
  const pdfium = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const system = imports['env'] as { emscripten_resize_heap: (bytes: number) => number };
      const grow = system.emscripten_resize_heap;
      system.emscripten_resize_heap = (bytes) => {
        limits.outOfMemory ||= bytes >>> 0 > limits.maxBytes;
        limits.hasGrown ||= bytes >>> 0 > KEPT_BYTES;
        return limits.outOfMemory ? 0 : grow(bytes);
      };
      const instance = new WebAssembly.Instance(code, imports);
      // The library's types only have the module; its callback takes the instance.
      (done as unknown as (instance: WebAssembly.Instance) => void)(instance);
      return instance.exports;
    },
  });
  return Object.assign(limits, { pdfium });
}

async function look(pdfium: PDFiumLibrary, pdf: Uint8Array): Promise<PdfProblem | null> {
  const document = await pdfium.loadDocument(pdf);
  try {
    const pages = document.getPageCount();
    if (pages === 0) return 'pdf_unreadable';
    for (let at = 0; at < Math.min(pages, LOOKED_AT); at++)
      if (document.getPage(at).getObjectCount() > 0) return null;
    return pages > LOOKED_AT ? null : 'pdf_empty';
  } finally {
    document.destroy();
  }
}

let kept: Engine | undefined;

/**
 * What a thread of the pool does with one PDF. The engine is reused while all is well, since starting one takes
 * thirty times as long as checking a slip. A bad file ends its engine.
 */
export default async function lookIntoPdf({ pdf, maxBytes }: PdfWork): Promise<PdfProblem | null> {
  const engine = kept ?? (await started());
  engine.maxBytes = maxBytes;
  kept = undefined;
  try {
    const problem = await look(engine.pdfium, pdf);
    if (!problem && !engine.hasGrown) kept = engine;
    return problem;
  } catch (error) {
    if (engine.outOfMemory) return 'pdf_too_complex';
    return /password|security scheme/i.test((error as Error).message) ? 'pdf_locked' : 'pdf_unreadable';
  }
}
