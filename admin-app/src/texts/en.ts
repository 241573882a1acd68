const texts = { approval: { title: 'Approval List' }, students: { title: 'Students' } };

export type Texts = typeof texts;

export default texts;
