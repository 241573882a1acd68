import { buffer } from 'node:stream/consumers';
import type { FieldMessageCode } from '../http/errors.ts';
import { fail } from '../http/errors.ts';
import { pdfProblem, type PdfProblem } from '../pdf-check/pdf-problem.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';

/** Blank pages may be intentional, to write on. */
const words: Record<Exclude<PdfProblem, 'pdf_empty'>, FieldMessageCode> = {
  pdf_unreadable: 'document_unreadable',
  pdf_locked: 'document_locked',
  pdf_too_complex: 'document_too_complex',
};

/** Rejects a document that the class could not open. */
export async function requireReadable(storage: Storage, document: StoredFile): Promise<void> {
  const problem = await pdfProblem(() => buffer(storage.read(document.key)));
  if (problem && problem !== 'pdf_empty') fail('validation', { fields: { document: words[problem] } });
}
