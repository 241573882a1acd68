import type { Language } from '@portal/shared-api/languages';

const small = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(value: number): string {
  if (value < 20) return small[value]!;
  return [tens[Math.floor(value / 10)], small[value % 10]].filter(Boolean).join('-');
}

/** 1 to 999,999. */
function english(value: number): string {
  const thousands = Math.floor(value / 1000);
  const hundreds = Math.floor((value % 1000) / 100);
  const rest = value % 100;
  return [
    thousands && `${english(thousands)} thousand`,
    hundreds && `${small[hundreds]} hundred`,
    rest && (value > 100 ? `and ${belowHundred(rest)}` : belowHundred(rest)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The formal digits of vouchers, which cannot be altered with a stroke. */
const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const places = ['', '拾', '佰', '仟', '万', '拾'];

/** 1 to 999,999. A run of zeros is read once, and not at the end of a group. */
function chinese(value: number): string {
  const written = String(value);
  let words = '';
  [...written].forEach((digit, at) => {
    const place = written.length - at - 1;
    if (digit !== '0') words += digits[Number(digit)]! + places[place]!;
    else if (place === 4) words += '万';
    else if (!words.endsWith('零')) words += '零';
  });
  return words.replace(/零$/, '');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An amount in words as on receipts: `Twenty-nine ringgit and sixty-six sen only`, `贰拾玖令吉陆拾陆仙整`. */
export function moneyWords(sen: number, language: Language): string {
  const ringgit = Math.floor(sen / 100);
  const rest = sen % 100;
  if (language === 'ch') {
    const parts = [ringgit > 0 && `${chinese(ringgit)}令吉`, rest > 0 && `${chinese(rest)}仙`];
    return `${parts.filter(Boolean).join('') || '零令吉'}整`;
  }
  const parts = [ringgit > 0 && `${english(ringgit)} ringgit`, rest > 0 && `${english(rest)} sen`];
  return `${capital(parts.filter(Boolean).join(' and ') || 'zero ringgit')} only`;
}
