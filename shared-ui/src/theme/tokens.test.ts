/// <reference types="node" />
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { colors, textOnGround, withTokens } from './tokens.ts';

test('tokens.css carries the values of tokens.ts; npm run tokens writes it', () => {
  const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
  // Prettier breaks the long line of fonts.
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  expect(flat(css)).toBe(flat(withTokens(css)));
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(textOnGround)('%s on %s can be read: 4.5 to 1', (text, ground) => {
  expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
});

test('edges of fields stand out from paper and surface: 3 to 1', () => {
  expect(contrast(colors.edge, colors.surface)).toBeGreaterThanOrEqual(3);
  expect(contrast(colors.edge, colors.paper)).toBeGreaterThanOrEqual(3);
});
