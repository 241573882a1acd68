const texts = { payments: { title: 'Payment' } };

export type Texts = typeof texts;

export default texts;
