/**
 * The text of a DuitNow QR as EMVCo's Merchant-Presented Mode (version 1.1) lays it out: `ID LENGTH VALUE` fields and
 * a checksum. Paying apps fill in amount and reference from it.
 */

export interface DuitNowPayment {
  /** The proxy the centre is registered under. */
  duitnowId: string;
  payee: string;
  city: string;
  amountSen: number;
  /** What the centre finds the payment by: Student ID and month. Letters, digits, spaces and dashes are kept. */
  reference: string;
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** EMVCo allows 25 characters of ASCII in names and references. */
const plain = (value: string, max: number): string =>
  value
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, max);

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF), four upper-case hex digits (EMVCo, section 4.7.3). */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text to show as a QR code. Tag 26 is the Malaysian national scheme, 458 the ringgit, 8299 schools. */
export function duitNowText(payment: DuitNowPayment): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'A0000006150001') + field('01', plain(payment.duitnowId, 64))),
    field('52', '8299'),
    field('53', '458'),
    ...(payment.amountSen > 0
      ? [
          field(
            '54',
            `${Math.floor(payment.amountSen / 100)}.${String(payment.amountSen % 100).padStart(2, '0')}`,
          ),
        ]
      : []),
    field('58', 'MY'),
    field('59', plain(payment.payee, 25)),
    field('60', plain(payment.city, 15)),
    field('62', field('05', plain(payment.reference, 25))),
    '6304',
  ].join('');
  return body + checksum(body);
}
