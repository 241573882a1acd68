import { z } from 'zod';
import { done, ringgitText } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { idParams, integer, signedAmount, studentId } from './fields.ts';
import { isBlank, nameKey, plainName } from './plain-text.ts';

/** A fee item as read. Families only see items with `show` (decision 18). */
export const preset = z.object({ title: z.string(), value: ringgitText, show: z.boolean() });
export type Preset = z.output<typeof preset>;

/** A fee item as written; `value` becomes integer sen. */
export const presetInput = z.object({
  title: z
    .string({ error: 'preset_incomplete' })
    .overwrite(plainName)
    .min(1, { error: 'preset_incomplete', abort: true })
    .refine((title) => !isBlank(title), { error: 'preset_incomplete' })
    .max(100, { error: 'too_long' }),
  value: signedAmount,
  show: z.boolean().default(true),
});
export type PresetInput = z.output<typeof presetInput>;

/** A list of fee items; titles must not look alike. */
export const presetList = z
  .array(presetInput)
  .max(50)
  .superRefine((items, context) => {
    const seen = new Set<string>();
    items.forEach((item, index) => {
      const title = nameKey(item.title);
      if (seen.has(title)) {
        context.addIssue({ code: 'custom', message: 'presets_duplicate', path: [index, 'title'] });
      }
      seen.add(title);
    });
  });

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
  body: presetsBody,
  /** `students`: how many have items matching a template's previous version. */
  response: done.extend({ students: z.int() }),
});
