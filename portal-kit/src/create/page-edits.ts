import { withImport } from './imports.ts';
import { addressOf, pageWords, type PageOptions } from './page-files.ts';
import { camel, capitalize, asWords } from './words.ts';

type Edit = (source: string) => string;

/** Inserts text before the match of `pattern`. Without a match, the file has changed its form. */
const before =
  (pattern: RegExp, text: string): Edit =>
  (source) => {
    const place = source.search(pattern);
    if (place < 0) throw new Error(`nothing in it looks like ${pattern}`);
    return source.slice(0, place) + text + source.slice(place);
  };

/** Adds a line to the list that `pattern` finds, in alphabetical order. */
const listed =
  (pattern: RegExp, item: string): Edit =>
  (source) => {
    const found = pattern.exec(source);
    if (!found) throw new Error(`nothing in it looks like ${pattern}`);
    const lines = found[1]!.split('\n').filter(Boolean);
    const at = lines.findIndex((line) => line.trim() > item);
    lines.splice(at < 0 ? lines.length : at, 0, `  ${item}`);
    const start = found.index + found[0].indexOf(found[1]!);
    return `${source.slice(0, start)}${lines.join('\n')}\n${source.slice(start + found[1]!.length)}`;
  };

const importing =
  (names: string, from: string): Edit =>
  (source) =>
    withImport(source, names, from);

const inOrder =
  (...edits: Edit[]): Edit =>
  (source) =>
    edits.reduce((text, edit) => edit(text), source);

function inAreaJson(options: PageOptions): Edit {
  return (source) => {
    const area = JSON.parse(source);
    const path = addressOf(options);
    // The page that said Coming Soon has its place in the sidebar already.
    if (area.pages.includes(path)) return source;
    area.pages.push(path);
    area.navigation.push({
      id: options.list,
      path,
      label: options.title,
      icon: 'document',
      order: Math.max(0, ...area.navigation.map(({ order }: { order: number }) => order)) + 10,
    });
    return `${JSON.stringify(area, null, 2)}\n`;
  };
}

/** Takes the place of a page that says Coming Soon; any other page at the address is refused. */
function inAreaModule(options: PageOptions): Edit {
  const { list } = options;
  const path = addressOf(options);
  const page = `{ path: '${path}', load: () => import('./${list}/${list}-page.tsx') },`;
  return (source) => {
    const there = new RegExp(
      `\\{\\s+path: '${path}',\\s+load: \\(\\) => import\\('\\./([^/]+)/[^']+'\\)( \\},)?`,
    ).exec(source);
    if (!there) return before(/(?<=\n {2}pages: \[)/, `\n    ${page}`)(source);
    if (there[1] !== 'coming-soon') throw new Error(`${path} is a page already`);
    return source.replace(there[0], page);
  };
}

/** Adds the address to the pages that the journeys open, once. */
function inWalkedPages(options: PageOptions): Edit {
  const path = addressOf(options);
  const { role } = options.area;
  const add =
    role === 'admin'
      ? before(/(?<=\nconst checkers = \[[^\]]*)\n\];/, `\n  '${path}',`)
      : before(new RegExp(`(?<=\\n  ${role}: \\[\\s*'/profile')`), `, '${path}'`);
  return (source) => (source.includes(`'${path}'`) ? source : add(source));
}

/** A record on either side of the test world, and the calls that reach for the other side's. */
function inTestWorld(options: PageOptions): Record<string, Edit> {
  const { list, one, scope } = options;
  if (scope === 'portal') return {};
  const { key, keyProperty, otherHeld, ownerHeld } = pageWords(options);
  const made = `made${capitalize(camel(one))}`;
  return {
    'server/src/testing/foreign-records.ts': inOrder(
      before(/\n\};\n\nconst newParent/, `\n  ...foreign${capitalize(camel(list))},`),
      importing(`{ foreign${capitalize(camel(list))} }`, `./foreign-${list}.ts`),
    ),
    'server/src/testing/world.ts': inOrder(
      before(
        /(?<=\n) {2}return \{\n {4}branchId,/,
        `  const [${made}] = await database
    .insert(${camel(list)})
    .values({ ${keyProperty}: \`\${name} ${asWords(key!)}\`, ${otherHeld} ${ownerHeld} })
    .returning({ id: ${camel(list)}.id });\n`,
      ),
      before(/\n {2}\};\n\}\n\nexport type Side/, `\n    ${camel(one)}Id: ${made}!.id,`),
      importing(`{ ${camel(list)} }`, `../database/schema/${list}.ts`),
    ),
  };
}

/** The lines that register the page with the portal, by file. */
export function pageEdits(options: PageOptions): Record<string, Edit> {
  const { area, list, one } = options;
  const texts = (language: string): Edit =>
    inOrder(before(/\n\};\n/, `\n  ${camel(list)},`), importing(camel(list), `./${list}-${language}.ts`));
  return {
    'shared-api/src/contract.ts': inOrder(
      listed(/\nconst resources = \[\n([\s\S]*?)\];\n/, `${camel(list)},`),
      importing(`* as ${camel(list)}`, `./${list}.ts`),
    ),
    'server/src/app.ts': inOrder(
      listed(/\nexport const routes[^\n]* = \[\n([\s\S]*?)\];\n/, `...${camel(one)}Routes,`),
      importing(`{ ${camel(one)}Routes }`, `./${list}/routes.ts`),
    ),
    ...inTestWorld(options),
    [`${area.name}/area.json`]: inAreaJson(options),
    [`${area.name}/src/area.tsx`]: inAreaModule(options),
    [`${area.name}/src/texts/en.ts`]: texts('en'),
    [`${area.name}/src/texts/ch.ts`]: texts('ch'),
    'e2e/support/pages.ts': inWalkedPages(options),
  };
}
