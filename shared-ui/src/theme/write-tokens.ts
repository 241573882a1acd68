/// <reference types="node" />
// npm run tokens: writes the values of tokens.ts into tokens.css
import { readFileSync, writeFileSync } from 'node:fs';
import { withTokens } from './tokens.ts';

const file = new URL('tokens.css', import.meta.url);
writeFileSync(file, withTokens(readFileSync(file, 'utf8')));
