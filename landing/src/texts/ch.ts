import type { Texts } from './en.ts';

const texts: Texts = { home: { title: '补习与日托，一处安心' } };

export default texts;
