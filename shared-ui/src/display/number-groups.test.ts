import { expect, test } from '@jest/globals';
import { icText, phoneText } from './number-groups.ts';

test.each([
  ['150101070009', '150101-07-0009'],
  [null, '–'],
  ['1501', '1501'],
])('the IC %s reads %s', (ic, text) => expect(icText(ic)).toBe(text));

test.each([
  ['+60123456789', '+60 12-345 6789'],
  ['+601123456789', '+60 11-2345 6789'],
  ['+60194567890', '+60 19-456 7890'],
  [null, '–'],
  ['', '–'],
  ['04-899 0000', '04-899 0000'],
])('the phone %s reads %s', (phone, text) => expect(phoneText(phone)).toBe(text));
