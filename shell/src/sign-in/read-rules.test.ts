import { expect, test } from '@jest/globals';
import { issueText } from '@portal/shared-api/issues';
import { languages } from '@portal/shared-api/languages';
import { signInBody } from '@portal/shared-api/session';
import { z } from 'zod';
import { checkBy } from './field-rules.ts';
import { readRule } from './read-rules.ts';

const values = [
  '',
  ' ',
  '\u200b',
  '\u00a0\u2060',
  'a',
  ' SS1001 ',
  'ａ＠b.my',
  'a'.repeat(254),
  ' '.repeat(300),
].concat(['a'.repeat(255), `${'a'.repeat(254)}\u200b`, 'a'.repeat(1000), 'a'.repeat(1001), '爱'.repeat(254)]);

test.each(['email', 'password'] as const)('the script says of %s what the schema says', (field) => {
  const schema = signInBody.shape[field];
  for (const language of languages) {
    const rule = readRule(schema, language);
    for (const value of values) {
      const issue = schema.safeParse(value).error?.issues[0];
      expect([value, checkBy(rule, value)]).toEqual([value, issue ? issueText(issue, language) : null]);
    }
  }
});

test('a rule that the script does not know fails the page, which is then made in the browser', () => {
  expect(() => readRule(z.string().min(1).max(9).regex(/a/), 'en')).toThrow('not one of length');
  expect(() => readRule(z.string().max(9), 'en')).toThrow('takes what it should not');
});
