const texts = { home: { title: 'Tuition and daycare under one roof' } };

export type Texts = typeof texts;

export default texts;
