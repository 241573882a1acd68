import { MAX_VALUE, readObjects, readQr, writeObjects, writeQr } from './duitnow-objects.ts';
import type { DataObject, Measure } from './duitnow-objects.ts';

/**
 * A DuitNow QR according to PayNet's merchant-presented specification (QR Data Object, version 1.5). Only the bank
 * can assign the identifiers that route money, so a family's QR is made from the centre's static one.
 */

const OBJECT_ID = { format: '00', initiation: '01', merchant: '26', currency: '53', amount: '54' } as const;
const COUNTRY = '58';
const PAYEE = '59';
const CITY = '60';
const ADDITIONAL = '62';
/** The acquirer's hash over the preceding objects. Wrong as soon as one of them changes. */
const HASH = '82';
/** The reference label within the additional data. */
const REFERENCE = '05';

/** The application of DuitNow, the ringgit and Malaysia. */
const DUITNOW = 'A0000006150001';
const RINGGIT = '458';
const MALAYSIA = 'MY';

const STATIC = '11';
const DYNAMIC = '12';

const MAX_AMOUNT = 13;
const MAX_REFERENCE = 25;
/** EMVCo's limits for payee and city. Apps reject longer ones, and every character that is not printable ASCII. */
const MAX_PAYEE = 25;
const MAX_CITY = 15;

const valueOf = (objects: readonly DataObject[], wanted: string): string | undefined =>
  objects.find(({ id }) => id === wanted)?.value;

/** The payee in a centre's static QR. */
export interface DuitNowPayee {
  name: string;
  city: string;
  /** The bank or wallet of the account, by PayNet's number. */
  acquirerId: string;
  merchantId: string;
  /** The bank's own data leaves room for a whole reference. */
  hasReference: boolean;
}

export type DuitNowProblem =
  | 'duitnow_unreadable'
  | 'duitnow_checksum'
  | 'duitnow_scheme'
  | 'duitnow_currency'
  | 'duitnow_country'
  | 'duitnow_dynamic'
  | 'duitnow_payee_missing'
  | 'duitnow_payee_long'
  | 'duitnow_payee_letters'
  | 'duitnow_city'
  | 'duitnow_additional';

/** As the message promises: letters, digits and punctuation of company names. */
const isPayee = (value: string) => /^[A-Za-z0-9 .,'&()/-]+$/.test(value);

const isPlain = (value: string) => /^[\x20-\x7e]+$/.test(value);

/** What families' apps would reject in payee, city and additional data. */
function refusedByApps(name: string, city: string, additional: DataObject[] | undefined) {
  if (name.trim() === '') return 'duitnow_payee_missing';
  if (!isPayee(name)) return 'duitnow_payee_letters';
  if (name.length > MAX_PAYEE) return 'duitnow_payee_long';
  if (!isPlain(city) || city.length > MAX_CITY) return 'duitnow_city';
  return additional ? undefined : 'duitnow_additional';
}

/** What is wrong with the text of a centre's QR, or its content. Shared by form, server and QR. */
export function readDuitNowQr(text: string): { problem: DuitNowProblem } | { payee: DuitNowPayee } {
  const read = readQr(text);
  if (read?.objects[0]?.id !== OBJECT_ID.format) return { problem: 'duitnow_unreadable' };
  if (!read.checksumFits) return { problem: 'duitnow_checksum' };
  const { objects, measure } = read;
  const merchant = readObjects(valueOf(objects, OBJECT_ID.merchant) ?? '', measure) ?? [];
  const acquirerId = valueOf(merchant, '01');
  const merchantId = valueOf(merchant, '02');
  if (valueOf(merchant, '00') !== DUITNOW || !acquirerId || !merchantId) return { problem: 'duitnow_scheme' };
  if (valueOf(objects, OBJECT_ID.currency) !== RINGGIT) return { problem: 'duitnow_currency' };
  if (valueOf(objects, COUNTRY) !== MALAYSIA) return { problem: 'duitnow_country' };
  if ((valueOf(objects, OBJECT_ID.initiation) ?? STATIC) !== STATIC) return { problem: 'duitnow_dynamic' };
  const [name = '', city = ''] = [valueOf(objects, PAYEE), valueOf(objects, CITY)];
  const additional = readObjects(valueOf(objects, ADDITIONAL) ?? '', measure);
  const problem = refusedByApps(name, city, additional);
  if (problem) return { problem };
  const hasReference = roomBeside(withoutReference(additional!), measure) >= MAX_REFERENCE;
  return { payee: { name, city, acquirerId, merchantId, hasReference } };
}

const withoutReference = (additional: readonly DataObject[]) =>
  additional.filter(({ id }) => id !== REFERENCE);

/** The room left for a reference. */
const roomBeside = (others: readonly DataObject[], measure: Measure): number =>
  MAX_VALUE - measure(writeObjects(others, measure)) - 4;

/** Replaces a value, or inserts it in numerical order. */
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

/** The additional data with our reference, complete or not at all if the bank's own leaves no room. */
function withReference(additional: string, reference: string, measure: Measure): string {
  const own = readObjects(additional, measure);
  if (!own) return additional;
  const others = withoutReference(own);
  const label = plain(reference).slice(0, MAX_REFERENCE);
  const fits = label !== '' && label.length <= roomBeside(others, measure);
  return writeObjects(fits ? put(own, REFERENCE, label) : others, measure);
}

/** `120.05`; undefined if it is not a payable amount or too long for the object. */
function amountText(sen: number): string | undefined {
  if (!Number.isSafeInteger(sen) || sen <= 0) return undefined;
  const text = `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
  return text.length <= MAX_AMOUNT ? text : undefined;
}

export interface DuitNowPayment {
  /** The text of the centre's static QR, validated by `readDuitNowQr`. */
  qr: string;
  /** With 0 the person enters the amount. */
  amountSen: number;
  /** How the centre identifies the payment: Student ID and month. */
  reference: string;
}

/**
 * The text of a QR for one payment: the centre's own with amount and reference. The rest stays as the bank wrote it,
 * except hash and checksum, which no longer match.
 */
export function duitNowText({ qr, amountSen, reference }: DuitNowPayment): string {
  const { objects: own, measure } = readQr(qr)!;
  const dropped: string[] = [OBJECT_ID.amount, HASH];
  let objects = own.filter(({ id }) => !dropped.includes(id));
  const amount = amountText(amountSen);
  objects = put(objects, OBJECT_ID.initiation, amount ? DYNAMIC : STATIC);
  if (amount) objects = put(objects, OBJECT_ID.amount, amount);
  const additional = withReference(valueOf(objects, ADDITIONAL) ?? '', reference, measure);
  return writeQr(additional ? put(objects, ADDITIONAL, additional) : objects, measure);
}
