/** Data objects `ID LENGTH VALUE` and a checksum at their end, as EMVCo's QRCPS (version 1.1) lays a QR's text out. */
export interface DataObject {
  id: string;
  value: string;
}

/** A length has two digits. */
export const MAX_VALUE = 99;
const CHECKSUM = '63';

/**
 * What a length counts. The standard counts characters; banks that write é or 中 count their bytes too, and some count an
 * emoji as the two halves that many languages keep it in. For plain letters all three are the same.
 */
export type Measure = (text: string) => number;

const characters: Measure = (text) => [...text].length;
const bytes: Measure = (text) => new TextEncoder().encode(text).length;
const halves: Measure = (text) => text.length;
const measures = [characters, bytes, halves];

/** Reads a row of data objects; undefined when it is none, to the last sign. */
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

/** Writes a row of data objects. A value that no length can tell would garble all that follows, so it is refused. */
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

/** Data objects as a QR's text, with the checksum at its end. */
export function writeQr(objects: readonly DataObject[], measure: Measure = characters): string {
  const body = `${writeObjects(objects, measure)}${CHECKSUM}04`;
  return body + checksum(body);
}

interface ReadQr {
  /** Without the checksum. */
  objects: DataObject[];
  /** What its lengths count, also those of the rows within a value. */
  measure: Measure;
  checksumFits: boolean;
}

/** The objects of a QR's text, by the reading that ends with its checksum; undefined when none does. */
export function readQr(text: string): ReadQr | undefined {
  for (const measure of measures) {
    const objects = readObjects(text, measure);
    const last = objects?.pop();
    if (!objects || last?.id !== CHECKSUM || last.value.length !== 4) continue;
    return { objects, measure, checksumFits: checksum(text.slice(0, -4)) === last.value.toUpperCase() };
  }
  return undefined;
}
