import type { Texts } from './en.ts';

const texts: Texts = { payments: { title: '缴费' } };

export default texts;
