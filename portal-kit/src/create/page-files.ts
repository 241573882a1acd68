import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area } from '../area/area-schema.ts';
import { withSortedImports } from './imports.ts';
import { fieldWords, type PageField } from './page-fields.ts';
import { scopeWords, type Scope } from './page-scope.ts';
import { camel, capitalize, quoted, asWords } from './words.ts';

export interface PageOptions {
  area: Pick<Area, 'name'> & { role: Exclude<Area['role'], 'public'> };
  /** Plural, for folders and addresses: `time-slots`. */
  list: string;
  /** Singular: `time-slot`; the same word if there is no other, as for `homework`. */
  one: string;
  scope: Scope;
  fields: readonly PageField[];
  title: Area['title'];
  /** What the page is for, in one line. */
  purpose: Area['title'];
}

const templates = path.join(import.meta.dirname, 'page-templates');

/** Who calls in the server tests, and whose demo account the journey uses. */
const callers: Record<PageOptions['area']['role'], { imports: string[]; call: string; account: string }> = {
  admin: { imports: ['addAdmin'], call: `addAdmin(database, { level: 'level_3' })`, account: 'level3' },
  teacher: { imports: ['addTeacher'], call: 'addTeacher(database)', account: 'teacher' },
  parent: { imports: ['addParent'], call: 'addParent(database)', account: 'parent' },
  student: {
    imports: ['addBranch', 'addStudent'],
    call: `addStudent(database, { branchId: await addBranch(database, 'Georgetown') })`,
    account: 'student',
  },
};

/** The address of the page in the browser. */
export const addressOf = ({ area, list }: PageOptions): string => `/${area.role}/${list}`;

/** The values for the templates' percent-sign placeholders. */
export function pageWords(options: PageOptions): Record<string, string> {
  const { area, list, one, scope, fields, title, purpose } = options;
  const caller = callers[area.role];
  const speaks = scope === 'branch' || fields.some(({ type }) => type === 'date');
  const ofFields = fieldWords(fields, camel(list));
  return {
    ...scopeWords(scope, area.role, camel(list), camel(one)),
    ...ofFields,
    list: camel(list),
    List: capitalize(camel(list)),
    LIST: capitalize(asWords(list)),
    one: camel(one),
    One: capitalize(camel(one)),
    'list-path': list,
    'one-path': one,
    list_table: list.replaceAll('-', '_'),
    'list en': asWords(list),
    'one en': asWords(one),
    TITLE_EN: quoted(title.en),
    TITLE_CH: quoted(title.ch),
    PURPOSE_EN: quoted(purpose.en),
    PURPOSE_CH: quoted(purpose.ch),
    area: area.name,
    role: area.role,
    scope,
    path: addressOf(options),
    caller: caller.call,
    callerImports: [...new Set([...caller.imports, ...(scope === 'branch' ? ['addBranch'] : [])])].join(', '),
    account: caller.account,
    language: speaks ? 'useLanguage, ' : '',
    useLanguage: speaks ? 'const language = useLanguage();' : '',
    schemaInteger: scope === 'portal' || ofFields.schemaTypes!.includes('integer') ? '' : ', integer',
  };
}

/**
 * The files of a new page with list, form and deletion: contract, table, server, page, dialog, texts in both
 * languages, tests of server and page, and a journey. With a scope, also the calls that reach for foreign records.
 */
export function pageFiles(options: PageOptions): Record<string, string> {
  const { area, list, one, scope } = options;
  const words = pageWords(options);
  const filled = (template: string) =>
    withSortedImports(
      readFileSync(path.join(templates, `${template}.txt`), 'utf8').replace(
        /%([a-zA-Z][\w -]*)%/g,
        (_, word: string) => {
          if (words[word] === undefined) throw new Error(`${template} names ${word}, which nothing fills`);
          return words[word];
        },
      ),
    );
  const server = `server/src/${list}`;
  const page = `${area.name}/src/${list}`;
  return {
    [`shared-api/src/${list}.ts`]: filled('contract.ts'),
    [`server/src/database/schema/${list}.ts`]: filled('schema.ts'),
    [`${server}/queries.ts`]: filled('queries.ts'),
    [`${server}/routes.ts`]: filled('routes.ts'),
    [`${server}/${list}.test.ts`]: filled('server.test.ts'),
    ...(scope === 'portal' ? {} : { [`server/src/testing/foreign-${list}.ts`]: filled('foreign.ts') }),
    [`${page}/${list}-page.tsx`]: filled('page.tsx'),
    [`${page}/${one}-dialog.tsx`]: filled('dialog.tsx'),
    [`${page}/${list}-page.test.tsx`]: filled('page.test.tsx'),
    [`${area.name}/src/texts/${list}-en.ts`]: filled('texts-en.ts'),
    [`${area.name}/src/texts/${list}-ch.ts`]: filled('texts-ch.ts'),
    [`e2e/${list}.spec.ts`]: filled('journey.spec.ts'),
  };
}
