import type { ErrorBody } from '@portal/shared-api/client';
import { fieldErrors } from '@portal/shared-api/issues';
import type { Language, Text } from '@portal/shared-api/languages';
import { errors, type ErrorCode } from '@portal/shared-api/errors';
import { answerMessages, type AnswerMessageCode } from '@portal/shared-api/answer-messages';
import { fieldMessages, type FieldMessageCode as SharedCode } from '@portal/shared-api/field-messages';
import { textIn, type MessageParams } from '@portal/shared-api/messages';
import type { z } from 'zod';

/** What can be wrong with a field: messages that forms share, and those only the server can produce. */
export type FieldMessageCode = SharedCode | AnswerMessageCode;

export interface FieldProblem {
  code: FieldMessageCode | ErrorCode;
  params?: MessageParams;
}
const told: Record<FieldProblem['code'], Text> = { ...fieldMessages, ...answerMessages, ...errors };

/** The text of a field message or an error. */
export const codeText = (code: FieldProblem['code'], language: Language, params?: MessageParams): string =>
  textIn(told[code], language, params);

type FieldTexts = (language: Language) => Record<string, string[]>;

/** A coded failure of a call. Handlers raise it with `fail`; the error handler translates it for the caller. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: MessageParams;
  readonly fields: FieldTexts | undefined;
  readonly headers: Record<string, string>;
  /** Replaces the code's own text. */
  readonly text: AnswerMessageCode | undefined;

  constructor(
    code: ErrorCode,
    params: MessageParams = {},
    fields?: FieldTexts,
    headers: Record<string, string> = {},
    text?: AnswerMessageCode,
  ) {
    super(code);
    this.code = code;
    this.status = errors[code].status;
    this.params = params;
    this.fields = fields;
    this.headers = headers;
    this.text = text;
  }
}

const problemTexts =
  (problems: Record<string, FieldProblem | FieldMessageCode | ErrorCode>): FieldTexts =>
  (language) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => {
        const { code, params = {} } = typeof problem === 'string' ? { code: problem } : problem;
        return [field, [codeText(code, language, params)]];
      }),
    );

/**
 * Ends a call with a coded error of `shared-api/src/errors.ts`; `text` can say more than the code's own text.
 * `fields` puts messages beside form fields: `fail('validation', { fields: { referred_by: 'referral_unknown' } })`.
 */
export function fail(
  code: ErrorCode,
  details: {
    params?: MessageParams;
    text?: AnswerMessageCode;
    fields?: Record<string, FieldProblem | FieldMessageCode | ErrorCode>;
  } = {},
): never {
  const { params, fields, text } = details;
  throw new HttpError(code, params, fields && problemTexts(fields), {}, text);
}

/** The 400 for a body or query that the schema rejects, including problems with its files. */
export const validationError = (
  error: z.ZodError | undefined,
  problems: Record<string, FieldProblem> = {},
): HttpError =>
  new HttpError('validation', {}, (language) => ({
    ...(error ? fieldErrors(error, language) : {}),
    ...problemTexts(problems)(language),
  }));

/** The body of an error answer. */
export const errorBody = (error: HttpError, language: Language, requestId: string): ErrorBody => ({
  message: codeText(error.text ?? error.code, language, error.params),
  code: error.code,
  ...(error.fields ? { errors: error.fields(language) } : {}),
  ...(error.status >= 500 ? { request_id: requestId } : {}),
});
