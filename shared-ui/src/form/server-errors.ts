import { isApiError } from '@portal/shared-api/client';
import type { FormInstance } from 'antd';

type Name = (string | number)[];

const nameOf = (path: string): Name =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The form already shows the result; nothing needs to be said above it. */
export class ShownByForm extends Error {}

export interface SubmitFailure {
  /** What happened, in the person's language. */
  message: string;
  /** Messages for fields this form does not show. */
  details: string[];
  requestId?: string | undefined;
}

/**
 * Puts a refused call's field errors beside their fields, keeps what was typed and brings them into view. Returns what
 * is left to say above the form; empty if everything is beside fields.
 */
export function placeServerErrors(
  form: FormInstance,
  error: unknown,
  unexpected: string,
  bringIntoView: (names: Name[]) => void,
): SubmitFailure | null {
  if (error instanceof ShownByForm) return null;
  if (!isApiError(error)) return { message: unexpected, details: [] };
  const shown = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  const entries = Object.entries(error.errors);
  const placed = entries.filter(([path]) => shown.has(path));
  form.setFields(placed.map(([path, errors]) => ({ name: nameOf(path), errors })));
  bringIntoView(placed.map(([path]) => nameOf(path)));
  const isAllPlaced = placed.length > 0 && placed.length === entries.length;
  const isSaid = error.code === 'validation' || placed.some(([, texts]) => texts.includes(error.message));
  if (isAllPlaced && isSaid) return null;
  return {
    message: error.message,
    details: entries.filter(([path]) => !shown.has(path)).flatMap(([, texts]) => texts),
    requestId: error.requestId,
  };
}
