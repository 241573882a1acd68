import { expect, test } from '@jest/globals';
import { checksum, duitNowText } from './duitnow.ts';

test('the checksum is the one of the EMVCo standard', () => {
  expect(checksum('123456789')).toBe('29B1');
});

/** Reads `ID LENGTH VALUE` fields back, as a paying app does. */
function read(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

test('amount, payee and reference are where an app looks for them', () => {
  const text = duitNowText({
    duitnowId: '202301012345',
    payee: 'Sinar Scholars 晨光学苑 Sdn. Bhd.',
    city: 'Georgetown',
    amountSen: 12_005,
    reference: 'SS1001 January-2025',
  });
  const fields = read(text);
  expect(fields).toMatchObject({ '53': '458', '54': '120.05', '58': 'MY', '60': 'Georgetown' });
  expect(fields['59']).toBe('Sinar Scholars  Sdn. Bhd.');
  expect(read(fields['62']!)['05']).toBe('SS1001 January-2025');
  expect(read(fields['26']!)['01']).toBe('202301012345');
  expect(fields['63']).toBe(checksum(text.slice(0, -4)));
});

test('no amount leaves the field to the person', () => {
  const text = duitNowText({ duitnowId: '1', payee: 'A', city: 'B', amountSen: 0, reference: 'C' });
  expect(read(text)['54']).toBeUndefined();
});
