import { expect, test } from '@jest/globals';
import { moneyWords } from './money-words.ts';

test.each([
  [0, 'Zero ringgit only', '零令吉整'],
  [5, 'Five sen only', '伍仙整'],
  [30, 'Thirty sen only', '叁拾仙整'],
  [100, 'One ringgit only', '壹令吉整'],
  [2966, 'Twenty-nine ringgit and sixty-six sen only', '贰拾玖令吉陆拾陆仙整'],
  [9999, 'Ninety-nine ringgit and ninety-nine sen only', '玖拾玖令吉玖拾玖仙整'],
  [12_050, 'One hundred and twenty ringgit and fifty sen only', '壹佰贰拾令吉伍拾仙整'],
  [100_500, 'One thousand and five ringgit only', '壹仟零伍令吉整'],
  [1_001_000, 'Ten thousand and ten ringgit only', '壹万零壹拾令吉整'],
  [2_000_000, 'Twenty thousand ringgit only', '贰万令吉整'],
  [1_100_000, 'Eleven thousand ringgit only', '壹万壹仟令吉整'],
  [
    9_999_999,
    'Ninety-nine thousand nine hundred and ninety-nine ringgit and ninety-nine sen only',
    '玖万玖仟玖佰玖拾玖令吉玖拾玖仙整',
  ],
  [10_000_000, 'One hundred thousand ringgit only', '壹拾万令吉整'],
  [10_500_500, 'One hundred and five thousand and five ringgit only', '壹拾万伍仟零伍令吉整'],
])('%i sen', (sen, english, chinese) => {
  expect(moneyWords(sen, 'en')).toBe(english);
  expect(moneyWords(sen, 'ch')).toBe(chinese);
});
