import { z } from 'zod';
import { isDate } from './calendar.ts';
import type { FieldMessageCode } from './field-messages.ts';
import { MAX_AMOUNT_SEN, parseAmount } from './money.ts';
import { parsePeriod } from './period.ts';
import { PHONE_PREFIX, plainPhone } from './phone-number.ts';
import { isBlank, oddSign, plainLine, plainName, plainNumber, plainText } from './plain-text.ts';

/** The field rules of the specification (A section 5). Forms and server use the same schemas. */

/** Maximum length of a search term. */
export const MAX_TERM = 100;

/** A search term, without invisible characters. */
export const searchTerm = z.string().overwrite(plainName).max(MAX_TERM, { error: 'too_long' });

/** Required text, cleaned. Invisible characters alone do not count. */
export const text = (max = 255) =>
  z
    .string({ error: 'required' })
    .overwrite(plainText)
    .min(1, { error: 'required', abort: true })
    .refine((value) => !isBlank(value), { error: 'required', abort: true })
    .max(max, { error: 'too_long' });

/** Optional text; empty becomes null. */
export const optionalText = (max = 255) =>
  z
    .string()
    .overwrite(plainText)
    .max(max, { error: 'too_long' })
    .nullish()
    .transform((value) => (value && !isBlank(value) ? value : null));

/** A name: one line, without characters that change text direction. */
export const name = z.string({ error: 'required' }).transform(plainName).pipe(text());

/** The same, optional; empty becomes null. */
export const optionalName = z
  .string()
  .nullish()
  .transform((value) => plainName(value ?? ''))
  .pipe(
    z
      .string()
      .max(255, { error: 'too_long' })
      .transform((value) => (isBlank(value) ? null : value)),
  );

/** Rejects lookalike characters in an address or number, naming the character. */
const withoutOddSigns = z.string().superRefine((value, context) => {
  const odd = oddSign(value);
  if (odd) context.addIssue({ code: 'custom', message: 'odd_sign', params: odd });
});

/** Trimmed and lower-cased, so that one person has one address (decision 36). */
export const email = z
  .string({ error: 'email_required' })
  .transform((value) => plainLine(value).toLowerCase())
  .pipe(
    withoutOddSigns
      .min(1, { error: 'email_required', abort: true })
      .max(254, { error: 'too_long' })
      .pipe(z.email({ error: 'email_invalid' })),
  );

/** The same, optional; empty becomes null. */
export const optionalEmail = z
  .string()
  .nullish()
  .transform((value) => plainLine(value ?? '') || null)
  .pipe(email.nullable());

/** Accepts common notations, normalised to +601 and 7 to 9 digits (decision 43). */
export const phone = z
  .string({ error: 'phone_required' })
  .transform(plainPhone)
  .pipe(withoutOddSigns)
  .pipe(
    z
      .string()
      .refine((value) => !['', '+60', '+6'].includes(value), { error: 'phone_required', abort: true })
      .regex(/^\+601\d{7,9}$/, { error: 'phone_invalid' }),
  );

/** The same, optional; the prefix alone counts as empty. */
export const optionalPhone = z
  .string()
  .nullish()
  .transform((value) => (value && !['', PHONE_PREFIX].includes(plainPhone(value)) ? value : null))
  .pipe(phone.nullable());

const icStartsWithDate = (value: string): boolean => {
  const [year, month, day] = [value.slice(0, 2), value.slice(2, 4), value.slice(4, 6)];
  return isDate(`19${year}-${month}-${day}`) || isDate(`20${year}-${month}-${day}`);
};
const icPattern = withoutOddSigns.pipe(
  z
    .string()
    .regex(/^\d{12}$/, { error: 'ic_invalid', abort: true })
    .refine(icStartsWithDate, { error: 'ic_invalid' }),
);

/** Malaysian identity card: 12 digits, dashes stripped, the first six a real date (decision 43). */
export const ic = z
  .string({ error: 'ic_required' })
  .transform(plainNumber)
  .pipe(z.string().min(1, { error: 'ic_required', abort: true }).pipe(icPattern));

/** The same, optional; empty becomes null. */
export const optionalIc = z
  .string()
  .nullish()
  .transform((value) => plainNumber(value ?? '') || null)
  .pipe(icPattern.nullable());

/** A password typed at sign-in: only required. */
export const password = z
  .string({ error: 'password_required' })
  .min(1, { error: 'password_required' })
  .max(1000);

/** A new password: 8 characters to 72 bytes (decision 40). The server also rejects easily guessed ones. */
export const newPassword = z
  .string({ error: 'password_required' })
  .min(1, { error: 'password_required', abort: true })
  .refine((value) => !isBlank(value), { error: 'password_blank', abort: true })
  .min(8, { error: 'password_short' })
  .refine((value) => new TextEncoder().encode(value).length <= 72, { error: 'password_long' });

/** A new password for an existing account; empty keeps the old one. */
export const replacedPassword = z
  .string({ error: 'password_required' })
  .optional()
  .transform((value) => value || undefined)
  .pipe(newPassword.optional());

/** `YYYY-MM-DD`, an existing date. */
export const date = z
  .string({ error: 'date_required' })
  .min(1, { error: 'date_required', abort: true })
  .refine(isDate, { error: 'date_invalid' });

/** `HH:MM`, 24 hours. */
export const time = z
  .string({ error: 'required' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time_invalid' });

/** A bound for amounts in ringgit, `120.50` or 0; becomes integer sen. */
export const amountBound = z
  .union([z.string(), z.number()], { error: 'required' })
  .transform((value) => String(value).trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'required', abort: true })
      .transform((value, context) => {
        const sen = parseAmount(value);
        if (sen === undefined || sen > MAX_AMOUNT_SEN) {
          context.addIssue({ code: 'custom', message: 'amount_format' });
          return z.NEVER;
        }
        return sen;
      }),
  );

/** A positive amount in ringgit as typed or sent, `120.50`; becomes integer sen (decision 11). */
export const amount = amountBound.refine((sen) => sen > 0, { error: 'price_invalid' });

/** As `signedAmount`, with the message for a missing one. */
export const signedAmountOr = (missing: FieldMessageCode) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .min(1, { error: missing, abort: true })
        .transform((value, context) => {
          const sen = parseAmount(value.replace(/^-/, ''));
          if (sen === undefined || sen > MAX_AMOUNT_SEN) {
            context.addIssue({
              code: 'custom',
              message: /\p{Letter}/u.test(value) ? 'preset_price' : 'amount_format',
            });
            return z.NEVER;
          }
          return value.startsWith('-') ? -sen : sen;
        }),
    );

/** A fee item's value in ringgit, negative for a discount (decision 11); becomes integer sen. */
export const signedAmount = signedAmountOr('preset_incomplete');

/** `January-2025`, sent as this text (decision 17). */
export const period = z
  .string({ error: 'required' })
  .refine((value) => parsePeriod(value) !== undefined, { error: 'period_invalid' });

/** `SS12`, `ss12` or `12`, also the number lists return as `id`; becomes `SS12` (decision 45). */
export const studentId = z
  .union([z.string(), z.int().nonnegative().max(999_999_999)], { error: 'required' })
  .transform((value) => plainNumber(String(value)))
  .pipe(withoutOddSigns)
  .pipe(
    z
      .string()
      .regex(/^(ss)?\d+$/i, { error: 'student_id_format', abort: true })
      .regex(/^\D*\d{1,9}$/, { error: 'student_id_long' }),
  )
  .transform((value) => `SS${value.replace(/^ss/i, '').replace(/^0+(?=\d)/, '')}`);

/**
 * A number that may arrive as text: in a path, query, form or select. (`z.coerce.number` cannot be used: webpack
 * confuses it with `z.number` when it shortens export names, and the browser would then reject all text.)
 */
export const fromText = <S extends z.ZodType<number>>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value), schema);

/** A boolean: `1` or `0`, or the words. Anything else gives the default. */
export const flag = (unless: boolean) =>
  z
    .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])])
    .default(unless)
    .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
    .catch(unless);

/** The largest integer a database column can hold. */
export const MAX_INTEGER = 2_147_483_647;

/** An integer that fits its column. */
export const integer = z.int().max(MAX_INTEGER);

const chosen = { error: 'selection_required' };

/** A record's id in a path or body; in forms it comes from a selection. */
export const id = fromText(z.int(chosen).positive(chosen).max(MAX_INTEGER, chosen));

export const idParams = z.object({ id });

/** A public file's address contains `v`, which changes with its content, so browsers can cache it forever. */
export const fileVersionQuery = z.object({ v: z.string().max(64).optional() });

/** A multipart field with JSON text; JSON bodies may contain the value itself. */
export const json = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);
