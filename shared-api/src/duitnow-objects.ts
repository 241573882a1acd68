/**
 * Data objects `ID LENGTH VALUE` with a checksum at the end, as EMVCo's QRCPS (version 1.1) defines the text of a QR.
 */
export interface DataObject {
  id: string;
  value: string;
}

/** A length has two digits. */
export const MAX_VALUE = 99;
const CHECKSUM = '63';

/**
 * What a length counts. The standard counts characters; some banks count the bytes of é or 中 instead, and some count
 * an emoji as two UTF-16 units. For plain letters all three are the same.
 */
export type Measure = (text: string) => number;

const characters: Measure = (text) => [...text].length;
const bytes: Measure = (text) => new TextEncoder().encode(text).length;
const halves: Measure = (text) => text.length;
const measures = [characters, bytes, halves];

/** Parses a sequence of data objects; undefined unless it is valid to the last character. */
export function readObjects(text: string, measure: Measure = characters): DataObject[] | undefined {
  const signs = [...text];
  const objects: DataObject[] = [];
  for (let at = 0; at < signs.length;) {
    const [head, id, digits] = /^(\d\d)(\d\d)$/.exec(signs.slice(at, at + 4).join('')) ?? [];
    if (!head) return undefined;
    const length = Number(digits);
    at += 4;
    let value = '';
    while (measure(value) < length && at < signs.length) value += signs[at++];
    if (measure(value) !== length) return undefined;
    objects.push({ id: id!, value });
  }
  return objects;
}

/**
 * Writes a sequence of data objects. A value too long for its length field would garble the rest, so it is rejected.
 */
export const writeObjects = (objects: readonly DataObject[], measure: Measure = characters): string =>
  objects
    .map(({ id, value }) => {
      const length = measure(value);
      if (length > MAX_VALUE) throw new RangeError(`data object ${id}`);
      return `${id}${String(length).padStart(2, '0')}${value}`;
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

/** Data objects as the text of a QR, with the checksum. */
export function writeQr(objects: readonly DataObject[], measure: Measure = characters): string {
  const body = `${writeObjects(objects, measure)}${CHECKSUM}04`;
  return body + checksum(body);
}

interface ReadQr {
  /** Without the checksum. */
  objects: DataObject[];
  /** What its lengths count, including nested ones. */
  measure: Measure;
  checksumFits: boolean;
}

/** The objects of a QR's text, using the length counting that ends at the checksum; undefined if none does. */
export function readQr(text: string): ReadQr | undefined {
  for (const measure of measures) {
    const objects = readObjects(text, measure);
    const last = objects?.pop();
    if (!objects || last?.id !== CHECKSUM || last.value.length !== 4) continue;
    return { objects, measure, checksumFits: checksum(text.slice(0, -4)) === last.value.toUpperCase() };
  }
  return undefined;
}
