import { afterAll, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claim, noteOf } from './note.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-note-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const [original, other, place] = ['original', 'other', 'place'].map((name) => path.join(home, name)) as [
  string,
  string,
  string,
];
beforeEach(() => {
  for (const folder of [original, other, place]) fs.rmSync(folder, { recursive: true, force: true });
  for (const folder of [original, place]) fs.mkdirSync(folder);
  fs.writeFileSync(noteOf(original), `${place}\n`);
  claim(place, noteOf(original));
});

test('the folder that has the cluster gets it again and again, also by another name', () => {
  fs.symlinkSync(original, other);
  for (const folder of [original, other, original]) expect(() => claim(place, noteOf(folder))).not.toThrow();
});

test('a copy is refused with both folders and with what to do, the original is not', () => {
  fs.cpSync(original, other, { recursive: true });
  const copied = () => claim(place, noteOf(other));
  expect(copied).toThrow(`${other} is a copy of ${original}`);
  expect(copied).toThrow(`cp -a ${place} ${place}-copy && echo ${place}-copy > ${noteOf(other)}`);
  expect(() => claim(place, noteOf(original))).not.toThrow();
});

test('a copy whose cluster was copied as the refusal says has that one for itself', () => {
  fs.cpSync(original, other, { recursive: true });
  fs.cpSync(place, `${place}-copy`, { recursive: true });
  fs.writeFileSync(noteOf(other), `${place}-copy\n`);
  for (const [cluster, folder] of [
    [`${place}-copy`, other],
    [place, original],
  ] as const)
    expect(() => claim(cluster, noteOf(folder))).not.toThrow();
});

test('a folder that was moved takes the cluster along; a copy of it is refused from then on', () => {
  fs.renameSync(original, other);
  expect(() => claim(place, noteOf(other))).not.toThrow();
  fs.cpSync(other, original, { recursive: true });
  expect(() => claim(place, noteOf(original))).toThrow(`${original} is a copy of ${other}`);
});

test('an original that started over leaves the cluster to the copy', () => {
  fs.cpSync(original, other, { recursive: true });
  fs.rmSync(noteOf(original));
  expect(() => claim(place, noteOf(other))).not.toThrow();
});

test('a cluster that is not there is missed by name, not made again', () => {
  fs.rmSync(place, { recursive: true });
  expect(() => claim(place, noteOf(original))).toThrow(`is in ${place}, which is not there`);
});
