/// <reference types="node" />
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { contrast } from './contrast.ts';
import { colors, textOnGround, withTokens } from './tokens.ts';

test('tokens.css carries the values of tokens.ts; npm run tokens writes it', () => {
  const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
  // Prettier wraps the long font line.
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  expect(flat(css)).toBe(flat(withTokens(css)));
});

test.each(textOnGround)('%s on %s can be read: 4.5 to 1', (text, ground) => {
  expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
});

test('edges of fields stand out from paper and surface: 3 to 1', () => {
  expect(contrast(colors.edge, colors.surface)).toBeGreaterThanOrEqual(3);
  expect(contrast(colors.edge, colors.paper)).toBeGreaterThanOrEqual(3);
});
