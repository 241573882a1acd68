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

const english =
  'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty';
const chinese =
  '壹 贰 叁 肆 伍 陆 柒 捌 玖 壹拾 壹拾壹 壹拾贰 壹拾叁 壹拾肆 壹拾伍 壹拾陆 壹拾柒 壹拾捌 壹拾玖 贰拾';

test('every number up to twenty has its word', () => {
  const words = (language: 'en' | 'ch') =>
    Array.from({ length: 20 }, (_, index) => moneyWords((index + 1) * 100, language));
  expect(words('en')).toEqual(english.split(' ').map((word) => `${word} ringgit only`));
  expect(words('ch')).toEqual(chinese.split(' ').map((word) => `${word}令吉整`));
});

test('every ten has its word', () => {
  const words = [20, 30, 40, 50, 60, 70, 80, 90].map((ringgit) => moneyWords(ringgit * 100, 'en'));
  expect(words).toEqual(
    'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ').map((word) => `${word} ringgit only`),
  );
});
