import type { Texts } from './en.ts';

const texts: Texts = { approval: { title: '审批列表' }, students: { title: '学生' } };

export default texts;
