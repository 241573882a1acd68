import { buffer } from 'node:stream/consumers';
import type { FieldMessageCode } from '../http/errors.ts';
import { fail } from '../http/errors.ts';
import { pdfProblem, type PdfProblem } from '../pdf-check/pdf-problem.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';

/** The same check as for proofs, in words for somebody who has no screenshot to send. */
const words: Record<PdfProblem, FieldMessageCode> = {
  pdf_unreadable: 'resume_unreadable',
  pdf_locked: 'resume_locked',
  pdf_empty: 'resume_empty',
  pdf_too_complex: 'resume_too_complex',
};

/** Rejects a resume that nobody could read. */
export async function requireReadable(storage: Storage, resume: StoredFile): Promise<void> {
  const problem = await pdfProblem(() => buffer(storage.read(resume.key)));
  if (problem) fail('validation', { fields: { resume: words[problem] } });
}
