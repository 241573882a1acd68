/**
 * The text of a DuitNow QR: data objects `ID LENGTH VALUE` and a checksum, as PayNet's merchant-presented
 * specification (QR Data Object, version 1.5) and EMVCo's QRCPS (version 1.1) lay them out. Only the bank gives a
 * centre the identifiers that money is routed by, so a family's QR is made from the centre's own static one.
 */

export interface DataObject {
  id: string;
  value: string;
}

const OBJECT_ID = { format: '00', initiation: '01', merchant: '26', currency: '53', amount: '54' } as const;
const COUNTRY = '58';
const PAYEE = '59';
const CITY = '60';
const ADDITIONAL = '62';
const CHECKSUM = '63';
/** A hash of the acquirer over the objects before it: it is wrong as soon as one of them changes. */
const HASH = '82';
/** The reference label within the additional data. */
const REFERENCE = '05';

/** The application of DuitNow, the ringgit and Malaysia. */
const DUITNOW = 'A0000006150001';
const RINGGIT = '458';
const MALAYSIA = 'MY';

const STATIC = '11';
const DYNAMIC = '12';

/** A length has two digits. */
const MAX_VALUE = 99;
const MAX_AMOUNT = 13;
const MAX_REFERENCE = 25;

/** Reads a row of data objects; undefined when it is none, to the last sign. */
export function readObjects(text: string): DataObject[] | undefined {
  const objects: DataObject[] = [];
  for (let at = 0; at < text.length;) {
    const [head, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    if (!head) return undefined;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length < Number(length)) return undefined;
    objects.push({ id: id!, value });
    at += 4 + value.length;
  }
  return objects;
}

/** Writes a row of data objects. A value that no length can tell would garble all that follows, so it is refused. */
export const writeObjects = (objects: readonly DataObject[]): string =>
  objects
    .map(({ id, value }) => {
      if (value.length > MAX_VALUE) throw new RangeError(`data object ${id}`);
      return `${id}${String(value.length).padStart(2, '0')}${value}`;
    })
    .join('');

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF), four upper-case hex digits (EMVCo, section 4.7.3). */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Data objects as a QR's text, with the checksum at its end. */
export function writeQr(objects: readonly DataObject[]): string {
  const body = `${writeObjects(objects)}${CHECKSUM}04`;
  return body + checksum(body);
}

const valueOf = (objects: readonly DataObject[], wanted: string): string | undefined =>
  objects.find(({ id }) => id === wanted)?.value;

/** What a centre's static QR says of the payee. */
export interface DuitNowPayee {
  name: string;
  city: string;
  /** The bank or wallet that holds the account, as PayNet numbers them. */
  acquirerId: string;
  merchantId: string;
}

export type DuitNowProblem =
  | 'duitnow_unreadable'
  | 'duitnow_checksum'
  | 'duitnow_scheme'
  | 'duitnow_currency'
  | 'duitnow_country'
  | 'duitnow_dynamic';

/** What is wrong with the text of a centre's QR, or what it says: the one rule for form, server and QR. */
export function readDuitNowQr(text: string): { problem: DuitNowProblem } | { payee: DuitNowPayee } {
  const objects = readObjects(text);
  if (!objects || objects[0]?.id !== OBJECT_ID.format || !/^6304.{4}$/s.test(text.slice(-8)))
    return { problem: 'duitnow_unreadable' };
  if (checksum(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return { problem: 'duitnow_checksum' };
  const merchant = readObjects(valueOf(objects, OBJECT_ID.merchant) ?? '') ?? [];
  const acquirerId = valueOf(merchant, '01');
  const merchantId = valueOf(merchant, '02');
  if (valueOf(merchant, '00') !== DUITNOW || !acquirerId || !merchantId) return { problem: 'duitnow_scheme' };
  if (valueOf(objects, OBJECT_ID.currency) !== RINGGIT) return { problem: 'duitnow_currency' };
  if (valueOf(objects, COUNTRY) !== MALAYSIA) return { problem: 'duitnow_country' };
  if ((valueOf(objects, OBJECT_ID.initiation) ?? STATIC) !== STATIC) return { problem: 'duitnow_dynamic' };
  const [name = '', city = ''] = [valueOf(objects, PAYEE), valueOf(objects, CITY)];
  return { payee: { name, city, acquirerId, merchantId } };
}

/** Puts a value where it belongs: in the place of the one before, else in the order of the numbers. */
function put(objects: readonly DataObject[], id: string, value: string): DataObject[] {
  const at = objects.findIndex((object) => object.id === id);
  if (at >= 0) return objects.with(at, { id, value });
  const next = objects.findIndex((object) => object.id > id);
  return objects.toSpliced(next < 0 ? objects.length : next, 0, { id, value });
}

/** Printable ASCII, which every app takes. */
const plain = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();

/** The additional data with our reference among it, cut to the room that the bank's own leaves. */
function withReference(additional: string, reference: string): string {
  const own = readObjects(additional);
  if (!own) return additional;
  const others = own.filter(({ id }) => id !== REFERENCE);
  const room = MAX_VALUE - writeObjects(others).length - 4;
  const label = plain(reference).slice(0, Math.max(0, Math.min(MAX_REFERENCE, room)));
  return writeObjects(label ? put(own, REFERENCE, label) : others);
}

/** `120.05`; undefined for what is no amount to pay, or is longer than the object allows. */
function amountText(sen: number): string | undefined {
  if (!Number.isSafeInteger(sen) || sen <= 0) return undefined;
  const text = `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
  return text.length <= MAX_AMOUNT ? text : undefined;
}

export interface DuitNowPayment {
  /** The text of the centre's static QR, valid by `readDuitNowQr`. */
  qr: string;
  /** 0 leaves the amount to the person. */
  amountSen: number;
  /** What the centre finds the payment by: Student ID and month. */
  reference: string;
}

/**
 * The text of a QR for one payment: the centre's own, with amount and reference in it. Everything else stays as the
 * bank wrote it, except its hash and checksum, which no longer fit.
 */
export function duitNowText({ qr, amountSen, reference }: DuitNowPayment): string {
  const dropped: string[] = [OBJECT_ID.amount, HASH, CHECKSUM];
  let objects = (readObjects(qr) ?? []).filter(({ id }) => !dropped.includes(id));
  const amount = amountText(amountSen);
  objects = put(objects, OBJECT_ID.initiation, amount ? DYNAMIC : STATIC);
  if (amount) objects = put(objects, OBJECT_ID.amount, amount);
  const additional = withReference(valueOf(objects, ADDITIONAL) ?? '', reference);
  return writeQr(additional ? put(objects, ADDITIONAL, additional) : objects);
}
