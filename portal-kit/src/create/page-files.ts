import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area } from '../area/area-schema.ts';

export interface PageOptions {
  area: Pick<Area, 'name'> & { role: Exclude<Area['role'], 'public'> };
  /** In the plural, as folders and addresses have it: `time-slots`. */
  list: string;
  /** One of them: `time-slot`. */
  one: string;
  title: Area['title'];
}

const templates = path.join(import.meta.dirname, 'page-templates');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** `time-slot` as a name in code: `timeSlot`. */
export const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const spoken = (name: string) => name.replaceAll('-', ' ');

/** Who calls in the tests of the server, and whose demo account the journey uses. */
const callers: Record<PageOptions['area']['role'], { imports: string; call: string; account: string }> = {
  admin: { imports: 'addAdmin', call: `addAdmin(database, { level: 'level_3' })`, account: 'level3' },
  teacher: { imports: 'addTeacher', call: 'addTeacher(database)', account: 'teacher' },
  parent: { imports: 'addParent', call: 'addParent(database)', account: 'parent' },
  student: {
    imports: 'addBranch, addStudent',
    call: `addStudent(database, { branchId: await addBranch(database, 'Georgetown') })`,
    account: 'student',
  },
};

/** The address of the page in the browser. */
export const addressOf = ({ area, list }: PageOptions): string => `/${area.role}/${list}`;

/**
 * What a page with a list, a form and a removal begins with, by file: contract, table, server, page, dialog, texts in
 * both languages, the tests of server and page, and its journey.
 */
export function pageFiles(options: PageOptions): Record<string, string> {
  const { area, list, one, title } = options;
  const caller = callers[area.role];
  const words: Record<string, string> = {
    list: camel(list),
    List: capital(camel(list)),
    LIST: capital(spoken(list)),
    one: camel(one),
    One: capital(camel(one)),
    'list-path': list,
    'one-path': one,
    list_table: list.replaceAll('-', '_'),
    'list en': spoken(list),
    'one en': spoken(one),
    TITLE_EN: title.en.replace(/[\\']/g, '\\$&'),
    TITLE_CH: title.ch.replace(/[\\']/g, '\\$&'),
    area: area.name,
    role: area.role,
    path: addressOf(options),
    caller: caller.call,
    callerImports: caller.imports,
    account: caller.account,
  };
  const filled = (template: string) =>
    readFileSync(path.join(templates, `${template}.txt`), 'utf8').replace(
      /%([a-zA-Z][\w -]*)%/g,
      (_, word: string) => {
        if (words[word] === undefined) throw new Error(`${template} names ${word}, which nothing fills`);
        return words[word];
      },
    );
  const server = `server/src/${list}`;
  const page = `${area.name}/src/${list}`;
  return {
    [`shared-api/src/${list}.ts`]: filled('contract.ts'),
    [`server/src/database/schema/${list}.ts`]: filled('schema.ts'),
    [`${server}/queries.ts`]: filled('queries.ts'),
    [`${server}/routes.ts`]: filled('routes.ts'),
    [`${server}/${list}.test.ts`]: filled('server.test.ts'),
    [`${page}/${list}-page.tsx`]: filled('page.tsx'),
    [`${page}/${one}-dialog.tsx`]: filled('dialog.tsx'),
    [`${page}/${list}-page.test.tsx`]: filled('page.test.tsx'),
    [`${area.name}/src/texts/${list}-en.ts`]: filled('texts-en.ts'),
    [`${area.name}/src/texts/${list}-ch.ts`]: filled('texts-ch.ts'),
    [`e2e/${list}.spec.ts`]: filled('journey.spec.ts'),
  };
}
