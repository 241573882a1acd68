import { addressOf, camel, type PageOptions } from './page-files.ts';

type Edit = (source: string) => string;

/** Puts text in front of the place that `pattern` finds; without one the file has changed its form. */
const before =
  (pattern: RegExp, text: string): Edit =>
  (source) => {
    const place = source.search(pattern);
    if (place < 0) throw new Error(`nothing in it looks like ${pattern}`);
    return source.slice(0, place) + text + source.slice(place);
  };

/** Adds an import in the order of the file, which goes by what is imported from. */
const importing =
  (names: string, from: string): Edit =>
  (source) => {
    const folder =
      from.startsWith('./') && from.endsWith('/routes.ts') ? /^\.\/[\w-]+\/routes\.ts$/ : /^\.\//;
    const all = [...source.matchAll(/^import [^;]*? from '([^']+)';\n/gm)].filter(([, path]) =>
      folder.test(path!),
    );
    const next = all.find(([, path]) => path! > from);
    const last = all.at(-1);
    const place = next ? next.index : last ? last.index + last[0].length : 0;
    return `${source.slice(0, place)}import ${names} from '${from}';\n${source.slice(place)}`;
  };

const inOrder =
  (...edits: Edit[]): Edit =>
  (source) =>
    edits.reduce((text, edit) => edit(text), source);

function inAreaJson(options: PageOptions): Edit {
  return (source) => {
    const area = JSON.parse(source);
    const path = addressOf(options);
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

/** The lines by which the portal knows of the page, by file. */
export function pageEdits(options: PageOptions): Record<string, Edit> {
  const { area, list, one } = options;
  const path = addressOf(options);
  const texts = (language: string): Edit =>
    inOrder(
      before(/\n\};\n/, `\n  ${camel(list)},`),
      (source) =>
        `import ${camel(list)} from './${list}-${language}.ts';\n${source.startsWith('import') ? '' : '\n'}${source}`,
    );
  return {
    'shared-api/src/contract.ts': inOrder(
      before(/\n\];\n/, `\n  ${camel(list)},`),
      importing(`* as ${camel(list)}`, `./${list}.ts`),
    ),
    'server/src/app.ts': inOrder(
      before(/\n\];\n/, `\n  ...${camel(one)}Routes,`),
      importing(`{ ${camel(one)}Routes }`, `./${list}/routes.ts`),
    ),
    [`${area.name}/area.json`]: inAreaJson(options),
    [`${area.name}/src/area.tsx`]: before(
      /(?<=\n {2}pages: \[)/,
      `\n    { path: '${path}', load: () => import('./${list}/${list}-page.tsx') },`,
    ),
    [`${area.name}/src/texts/en.ts`]: texts('en'),
    [`${area.name}/src/texts/ch.ts`]: texts('ch'),
    'e2e/support/pages.ts':
      area.role === 'admin'
        ? before(/\n\];\n\n\/\*\* The pages of each role/, `\n  '${path}',`)
        : before(new RegExp(`(?<=\\n  ${area.role}: \\[\\s*'/profile')`), `, '${path}'`),
  };
}
