import { expect, test } from '@jest/globals';
import { missing } from './compatibility.ts';
import { lineOf } from './line-of.ts';
import { linesOf } from './recorded.ts';
import { parseContract } from './surface.ts';
import { usesIn } from './uses.ts';

const ui = '@portal/shared-ui';
const contract = parseContract(`
1.0.0 ${ui}/table Column: object
1.0.0 ${ui}/table Column.title: string
2.1.0 ${ui}/table Column.width: ? number
1.0.0 ${ui}/table Table: => Element
1.0.0 ${ui}/table Table(columns[]): Column<Row>
1.0.0 ${ui}/list List: => Element
1.0.0 ${ui}/list List(actions): ? (row: Row) => readonly Action[]
1.0.0 ${ui}/list List(columns): readonly Column<Row>[]
1.0.0 ${ui}/list List(place.page): number
1.0.0 ${ui}/list Action: object
1.0.0 ${ui}/list Action.label: string
1.0.0 ${ui}/list useList: => object
1.0.0 ${ui}/list useList(1.filters): object
`);

test.each([
  ['table Table', 'table Table'],
  ['table Table(columns)', 'table Table(columns[])'],
  ['table Table(columns[].width)', 'table Column.width'],
  ['list List(columns[].width)', 'table Column.width'],
  ['list List(actions()[].label)', 'list Action.label'],
  ['list List(place.page)', 'list List(place.page)'],
  ['list useList(1.filters)', 'list useList(1.filters)'],
  // of the element, of somebody else, or of something without a name
  ['list List(className)', undefined],
  ['list List(columns[].other)', undefined],
  ['list List(place.page.more)', undefined],
  ['table Column.other', undefined],
])('%s is %s', (use, line) => {
  expect(lineOf(`${ui}/${use}`, contract)).toBe(line && `${ui}/${line}`);
});

test('a remote that writes a member which the shell lacks is refused', () => {
  const source = `
    import { List } from '@portal/shared-ui/list';
    const wide = { title: 'x', width: 80 };
    export const Page = () => <List columns={[wide]} />;
  `;
  const lines = Object.fromEntries(
    linesOf(usesIn(source), contract).map((line) => [line, contract.get(line)?.since ?? '']),
  );
  const { [`${ui}/table Column.width`]: _, ...before } = Object.fromEntries(
    [...contract].map(([line, { since }]) => [line, since]),
  );
  const needs = { lines, packages: {}, libraries: {} };
  const offers = { lines: before, isDeep: true, packages: {}, libraries: {} };
  expect(missing(needs, offers)).toEqual(['the shell does not have Column.width of @portal/shared-ui/table']);
});
