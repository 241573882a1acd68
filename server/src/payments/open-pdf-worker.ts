import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PdfProblem, PdfWork } from './open-pdf.ts';

/** A slip begins on one of its first pages. */
const LOOKED_AT = 5;

const { engine, pdf, maxBytes } = workerData as PdfWork;
let outOfMemory = false;

/** PDFium with a memory that grows no further than allowed: what asks for more gets none. */
const pdfium = await PDFiumLibrary.init({
  instantiateWasm(imports, done) {
    const system = imports['env'] as { emscripten_resize_heap: (bytes: number) => number };
    const grow = system.emscripten_resize_heap;
    system.emscripten_resize_heap = (bytes) => {
      outOfMemory ||= bytes >>> 0 > maxBytes;
      return outOfMemory ? 0 : grow(bytes);
    };
    const instance = new WebAssembly.Instance(engine, imports);
    // The library's types name the module alone; its callback takes the instance.
    (done as unknown as (instance: WebAssembly.Instance) => void)(instance);
    return instance.exports;
  },
});

async function look(): Promise<PdfProblem | null> {
  const document = await pdfium.loadDocument(pdf);
  const pages = document.getPageCount();
  if (pages === 0) return 'pdf_unreadable';
  for (let at = 0; at < Math.min(pages, LOOKED_AT); at++)
    if (document.getPage(at).getObjectCount() > 0) return null;
  return pages > LOOKED_AT ? null : 'pdf_empty';
}

function problemOf(error: unknown): PdfProblem {
  if (outOfMemory) return 'pdf_too_complex';
  return /password|security scheme/i.test((error as Error).message) ? 'pdf_locked' : 'pdf_unreadable';
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(await look().catch(problemOf));
