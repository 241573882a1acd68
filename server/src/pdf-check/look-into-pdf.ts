import { workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PdfProblem, PdfWork } from './pdf-problem.ts';

/** A slip begins on one of its first pages. */
const LOOKED_AT = 5;

/** PDFium, compiled once for all threads. */
const engine = workerData as WebAssembly.Module;

// The engine's last words, which no log can use: what is wrong with a file is the answer.
console.error = () => {};

/** PDFium with a memory of its own that grows no further than allowed: what asks for more gets none. */
async function open(maxBytes: number) {
  const state = { outOfMemory: false };
  const pdfium = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const system = imports['env'] as { emscripten_resize_heap: (bytes: number) => number };
      const grow = system.emscripten_resize_heap;
      system.emscripten_resize_heap = (bytes) => {
        state.outOfMemory ||= bytes >>> 0 > maxBytes;
        return state.outOfMemory ? 0 : grow(bytes);
      };
      const instance = new WebAssembly.Instance(engine, imports);
      // The library's types name the module alone; its callback takes the instance.
      (done as unknown as (instance: WebAssembly.Instance) => void)(instance);
      return instance.exports;
    },
  });
  return { pdfium, state };
}

async function look(pdfium: PDFiumLibrary, pdf: Uint8Array): Promise<PdfProblem | null> {
  const document = await pdfium.loadDocument(pdf);
  const pages = document.getPageCount();
  if (pages === 0) return 'pdf_unreadable';
  for (let at = 0; at < Math.min(pages, LOOKED_AT); at++)
    if (document.getPage(at).getObjectCount() > 0) return null;
  return pages > LOOKED_AT ? null : 'pdf_empty';
}

/**
 * What a thread of the pool does with one PDF. Each gets an engine of its own, so that whatever its bytes do to the
 * engine's memory ends with it; that costs a dozen milliseconds, a thread of its own would cost ten times as much.
 */
export default async function lookIntoPdf({ pdf, maxBytes }: PdfWork): Promise<PdfProblem | null> {
  const { pdfium, state } = await open(maxBytes);
  try {
    return await look(pdfium, pdf);
  } catch (error) {
    if (state.outOfMemory) return 'pdf_too_complex';
    return /password|security scheme/i.test((error as Error).message) ? 'pdf_locked' : 'pdf_unreadable';
  }
}
