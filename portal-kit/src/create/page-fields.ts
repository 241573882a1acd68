import { camel, capitalize } from './words.ts';

const types = ['text', 'number', 'money', 'date', 'yes/no'] as const;
type FieldType = (typeof types)[number];

/** A field of the record, as `--fields` names it. */
export interface PageField {
  /** Its name in the API: `due_date`. */
  name: string;
  type: FieldType;
  label: { en: string; ch: string };
}

export const FIELDS_GRAMMAR = `--fields "title:text:标题, due_date:date:截止日期": a name, one of ${types.join(', ')}, and the Chinese name where it is not one that is known`;

/** Names with the same Chinese translation on every page. */
const chineseNames: Record<string, string> = {
  amount: '金额',
  date: '日期',
  description: '说明',
  due_date: '截止日期',
  name: '名称',
  price: '价格',
  quantity: '数量',
  title: '标题',
};
const taken = new Set(['id', 'version', 'search', 'branch', 'branch_id', 'owner_id']);

function parseField(text: string): PageField {
  const [name = '', type, ch = chineseNames[name]] = text.split(':').map((part) => part.trim());
  if (!/^[a-z]+(_[a-z]+)*$/.test(name)) throw new Error(`${text}: a field is called like due_date`);
  if (taken.has(name)) throw new Error(`${name}: every record has that already, or the page gives it`);
  const known = types.find((one) => one === type);
  if (!known) throw new Error(`${text}: the type is one of ${types.join(', ')}`);
  if (!ch) throw new Error(`${name} needs its Chinese name: ${name}:${known}:…`);
  const en = capitalize(name.replaceAll('_', ' '));
  return { name, type: known, label: { en, ch } };
}

/** The fields in order. The first is the text by which people recognise a record. */
export function parseFields(text: string): PageField[] {
  const fields = text.split(',').map(parseField);
  if (fields[0]!.type !== 'text')
    throw new Error(`${fields[0]!.name}: the first field is a text, by which people find the record`);
  const double = fields.find(({ name }, at) => fields.findIndex((one) => one.name === name) !== at);
  if (double) throw new Error(`${double.name} is there twice`);
  return fields;
}

interface Kind {
  /** In the body, the row and the column; `values` are the names of property and column. */
  body: string;
  row: string;
  column: (property: string, name: string) => string;
  /** A value as the form sends it, and as the database stores it. */
  sample: { sent: string; held: string };
  field: (attributes: string, label: string) => string;
  /** How a person reads it: in the list, and as text. */
  shown: (value: string, list: string) => string;
  told: (value: string, list: string) => string;
  look?: string;
  /** Enters the sample into the form, in the page's and the journey's test. */
  typed: (label: string) => string;
  filled: (label: string) => string;
}

const type = (text: string) => (label: string) =>
  `await userEvent.type(within(dialog).getByLabelText('${label}'), '${text}');`;
const fill = (text: string) => (label: string) => `await dialog.getByLabel('${label}').fill('${text}');`;
const yesOrNo = (value: string, list: string) => `t(${value} ? '${list}.yes' : '${list}.no')`;

const kinds: Record<FieldType, Kind> = {
  text: {
    body: 'text()',
    row: 'z.string()',
    column: (property, name) => `${property}: text('${name}').notNull()`,
    sample: { sent: "'Something'", held: "'Something'" },
    field: (attributes, label) => `<TextField ${attributes} label={${label}} />`,
    shown: (value) => value,
    told: (value) => value,
    look: 'minor: true,',
    typed: type('Something'),
    filled: fill('Something'),
  },
  number: {
    body: `z.number({ error: 'required' }).int({ error: 'invalid' }).min(0, { error: 'invalid' }).max(MAX_INTEGER, { error: 'invalid' })`,
    row: 'z.int()',
    column: (property, name) => `${property}: integer('${name}').notNull()`,
    sample: { sent: '3', held: '3' },
    field: (attributes, label) => `<NumberField ${attributes} label={${label}} min={0} />`,
    shown: (value) => value,
    told: (value) => `String(${value})`,
    look: 'numeric: true,',
    typed: type('3'),
    filled: fill('3'),
  },
  money: {
    body: 'amount',
    row: 'ringgitText',
    column: (property, name) => `${property}Sen: integer('${name}_sen').notNull()`,
    sample: { sent: "'12.50'", held: '1250' },
    field: (attributes, label) => `<AmountField ${attributes} label={${label}} />`,
    shown: (value) => `<Money value={${value}} />`,
    told: (value) => `ringgit(senOf(${value}))`,
    look: 'numeric: true,',
    typed: type('12.50'),
    filled: fill('12.50'),
  },
  date: {
    body: 'date',
    row: 'z.string()',
    column: (property, name) => `${property}: date('${name}').notNull()`,
    sample: { sent: "'2026-03-02'", held: "'2026-03-02'" },
    field: (attributes, label) => `<DateField ${attributes} label={${label}} />`,
    shown: (value) => `dateText(${value}, language)`,
    told: (value) => `dateText(${value}, language)`,
    look: 'nowrap: true,',
    typed: (label) => type('2 Mar 2026')(label).replace(/'\);$/, "{Enter}');"),
    filled: (label) =>
      `${fill('2 Mar 2026')(label)}\n    await dialog.getByLabel('${label}').press('Enter');`,
  },
  'yes/no': {
    body: 'flag(false)',
    row: 'z.boolean()',
    column: (property, name) => `${property}: boolean('${name}').notNull()`,
    sample: { sent: 'true', held: 'true' },
    field: (attributes, label) => `<CheckboxField ${attributes}>{${label}}</CheckboxField>`,
    shown: yesOrNo,
    told: yesOrNo,
    typed: (label) => `await userEvent.click(within(dialog).getByLabelText('${label}'));`,
    filled: (label) => `await dialog.getByLabel('${label}').check();`,
  },
};

const wordOf = ({ name }: PageField) => camel(name.replaceAll('_', '-'));
/** Column name in the table: money includes its unit. */
const propertyOf = (field: PageField) => wordOf(field) + (field.type === 'money' ? 'Sen' : '');
const pair = (key: string, value: string) => (key === value ? key : `${key}: ${value}`);

/** What the fields contribute to each template; `list` is the name of the page's texts in code. */
export function fieldWords(fields: readonly PageField[], list: string): Record<string, string> {
  const [first, ...rest] = fields as [PageField, ...PageField[]];
  const kind = (field: PageField) => kinds[field.type];
  const all = (line: (field: PageField) => string, between = ',\n') => fields.map(line).join(between);
  const others = (line: (field: PageField) => string) => rest.map(line).join('\n');
  const has = (...some: FieldType[]) => fields.some((field) => some.includes(field.type));
  const when = (condition: boolean, text: string) => (condition ? text : '');
  const label = ({ name }: PageField) => `t('${list}.fields.${name}')`;
  const imports = (module: string, names: string, ...of: FieldType[]) =>
    when(has(...of), `import { ${names} } from '@portal/${module}';\n`);
  return {
    key: first.name,
    keyProperty: propertyOf(first),
    'key en': first.label.en,
    bodyFields: all((field) => `${field.name}: ${kind(field).body}`),
    rowFields: all((field) => `${field.name}: ${kind(field).row}`),
    contractFields: [
      'idParams',
      'integer',
      'MAX_TERM',
      'text',
      when(has('money'), 'amount'),
      when(has('date'), 'date'),
      when(has('yes/no'), 'flag'),
      when(has('number'), 'MAX_INTEGER'),
    ]
      .filter(Boolean)
      .join(', '),
    contractAnswers: `done${when(has('money'), ', ringgitText')}`,
    schemaTypes: [
      'check, index, pgTable, text',
      when(has('date'), 'date'),
      when(has('yes/no'), 'boolean'),
      when(has('number', 'money'), 'integer'),
    ]
      .filter(Boolean)
      .join(', '),
    schemaColumns: all((field) => kind(field).column(wordOf(field), field.name)),
    selected: all((field) => `${field.name}: ${list}.${propertyOf(field)}`),
    bodyNames: all(({ name }) => name, ', '),
    written: all((field) => pair(propertyOf(field), field.name), ', '),
    shape: all(({ name }) => name, ', '),
    valuesOf: all(({ name }) => `${name}: record.${name}`),
    formFields: all((field) => {
      const attributes = `name="${field.name}" schema={${field.name}}`;
      return kind(field).field(attributes, label(field));
    }, '\n'),
    fieldImports:
      imports('shared-ui/amount-field', 'AmountField', 'money') +
      imports('shared-ui/checkbox-field', 'CheckboxField', 'yes/no') +
      imports('shared-ui/date-field', 'DateField', 'date') +
      imports('shared-ui/dates', 'dateText', 'date') +
      imports('shared-ui/number-field', 'NumberField', 'number') +
      imports('shared-api/money', 'ringgit, senOf', 'money'),
    columnImports:
      imports('shared-ui/dates', 'dateText', 'date') + imports('shared-ui/money', 'Money', 'money'),
    described: all(
      (field) => `{ term: ${label(field)}, value: ${kind(field).told(`record.${field.name}`, list)} }`,
    ),
    columns: others(
      (field) =>
        `{ key: '${field.name}', title: ${label(field)}, ${kind(field).look ?? ''} render: (row) => ${kind(field).shown(`row.${field.name}`, list)} },`,
    ),
    textsEn: all(({ name, label: { en } }) => `${name}: '${en}'`),
    textsCh: all(({ name, label: { ch } }) => `${name}: '${ch}'`),
    yesEn: when(has('yes/no'), "yes: 'Yes',\nno: 'No',"),
    yesCh: when(has('yes/no'), "yes: '是',\nno: '否',"),
    otherSamples: others((field) => `${field.name}: ${kind(field).sample.sent},`),
    otherHeld: others((field) => `${propertyOf(field)}: ${kind(field).sample.held},`),
    typed: others((field) => kind(field).typed(field.label.en)),
    filled: others((field) => kind(field).filled(field.label.en)),
  };
}
