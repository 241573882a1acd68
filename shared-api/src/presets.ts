import { z } from 'zod';
import { done, ringgitText } from './answers.ts';
import { endpoint } from './endpoint.ts';
import type { FieldMessageCode } from './field-messages.ts';
import { idParams, integer, signedAmount, signedAmountOr, studentId } from './fields.ts';
import { isBlank, nameKey, plainName } from './plain-text.ts';

/** A fee item as read. Families only see items with `show` (decision 18). */
export const preset = z.object({ title: z.string(), value: ringgitText, show: z.boolean() });
export type Preset = z.output<typeof preset>;

const item = (missing: FieldMessageCode, value: typeof signedAmount) =>
  z.object({
    title: z
      .string({ error: missing })
      .overwrite(plainName)
      .min(1, { error: missing, abort: true })
      .refine((title) => !isBlank(title), { error: missing })
      .max(100, { error: 'too_long' }),
    value,
    show: z.boolean().default(true),
  });

/** A fee item of a student or payment as written; `value` becomes integer sen. */
export const presetInput = item('preset_incomplete', signedAmount);
export type PresetInput = z.output<typeof presetInput>;
/** The same of the centre's templates. */
export const templateInput = item('presets_incomplete', signedAmountOr('presets_incomplete'));

/** Titles must not look alike. */
const listOf = (input: typeof presetInput) =>
  z
    .array(input)
    .max(50)
    .superRefine((items, context) => {
      const seen = new Set<string>();
      items.forEach(({ title }, index) => {
        const key = nameKey(title);
        if (seen.has(key)) {
          context.addIssue({ code: 'custom', message: 'presets_duplicate', path: [index, 'title'] });
        }
        seen.add(key);
      });
    });
export const presetList = listOf(presetInput);

/** The sum of fee items, never below 0 (decision 11), in integer sen. */
export const chargeableSen = (values: readonly number[]): number =>
  Math.max(
    0,
    values.reduce((sum, value) => sum + value, 0),
  );

const list = z.object({ data: z.array(preset), version: integer });

/** With a student: the student's own items, without the centre's templates. */
export const presetsToChoose = endpoint({
  name: 'presets.choose',
  method: 'GET',
  path: '/admin/payment/presets',
  access: { admin: { scope: 'branch' } },
  summary: 'Fee items to pick from',
  query: z.object({ student_id: studentId.optional() }),
  response: list,
});

/** `version` is the one that was read; after a change by somebody else the answer is 400 `changed_meanwhile`. */
export const presetsBody = z.object({ presets: presetList, version: integer });

export const saveStudentPresets = endpoint({
  name: 'presets.saveStudent',
  method: 'PUT',
  path: '/admin/student/:id/presets',
  access: { admin: { scope: 'branch' } },
  summary: 'Replaces the student’s own fee items',
  params: idParams,
  body: presetsBody,
  response: done,
});

export const saveTemplates = endpoint({
  name: 'presets.saveTemplates',
  method: 'PUT',
  path: '/admin/payment/presets',
  access: { admin: { scope: 'portal', levels: ['level_3'] } },
  summary: 'Replaces the centre’s fee templates',
  body: presetsBody.extend({ presets: listOf(templateInput) }),
  /** `students`: how many have items matching a template's previous version. */
  response: done.extend({ students: z.int() }),
});
