import type { ChunkGraph, Module } from 'webpack';
import { importersOf } from './importers.ts';

/**
 * What the shell and the public pages use of the contract and the kit. Visitors do not load what is behind the
 * sign-in, and get one file instead of a request per module. `e2e/first-page.spec.ts` notices what is missing.
 */
const forAll = new RegExp(
  [
    /shared-api[\\/]src[\\/](answers|branches|calendar|centre|client|education-levels|endpoint|enrollment|fields|landing-content|languages|money|no-answer|period|phone-number|plain-text|profiles|react)\.tsx?$/,
    /shared-ui[\\/]src[\\/](display[\\/]branch-name|form[\\/]after-press|theme[\\/]brand)\.tsx$/,
    /shared-ui[\\/]src[\\/]hooks[\\/](override|tab-storage|use-online|use-retry-after|wait-text)\.tsx?$/,
    /portal-kit[\\/]src[\\/]area[\\/]/,
    /node_modules[\\/](zod|axios|@tanstack)[\\/]/,
  ]
    .map(({ source }) => `[\\\\/]${source}`)
    .join('|'),
);

const kit = (names: string[]) => names.map((name) => `@portal/shared-ui/${name}`);

const frame = [
  '../dashboard/dashboard-frame.tsx',
  './feedback-host.tsx',
  ...kit(['theme', 'button', 'feedback']),
  // small, and needed beside the list as well as without one
  ...kit(['draft']),
];

const fields = kit([
  ...['form', 'text-field', 'email-field', 'password-field', 'select-field', 'branch-select'],
  ...['choice-field', 'checkbox-field', 'switch-control', 'dialog', 'form-dialog', 'record-dialog'],
  ...['query-dialog', 'use-confirmed', 'notice', 'loaded', 'failure'],
]);

const list = kit([
  ...['list', 'data-table', 'filter-drawer', 'search-box', 'lazy-part'],
  // beside a list, before anything is opened
  ...['retry-line', 'payment-draft'],
]);

const dates = kit(['date-field', 'period-field', 'time-field']);

type Test = (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;

const inPlace =
  (pattern: RegExp): Test =>
  (module) =>
    pattern.test(module.nameForCondition() ?? '');

const neededBy =
  (names: string[]): Test =>
  (module, { chunkGraph }) => {
    const importers = importersOf(module, chunkGraph);
    return names.some((name) => importers.has(name));
  };

/** Style sheets are small compared with their scripts: one for most pages rather than a request each. */
const stylesNeededBy = (names: string[]): Test => {
  const needed = neededBy(names);
  return (module, context) => module.type === 'css/mini-extract' && needed(module, context);
};

/** Of the shell's second wave: modules others need too, and its styles in one sheet. */
const neededFirst: Test = (module, { chunkGraph }) => {
  const importers = importersOf(module, chunkGraph);
  return importers.has('./main.tsx') && (importers.size > 1 || module.type === 'css/mini-extract');
};

/** A chunk takes what no earlier one took. */
const inOrder = (chunks: [name: string, ...tests: Test[]][]) =>
  Object.fromEntries(
    chunks.map(([name, ...tests], index) => [
      name,
      {
        name,
        test: (...args: Parameters<Test>) => tests.some((test) => test(...args)),
        enforce: true,
        priority: chunks.length - index,
      },
    ]),
  );

/**
 * What pages use together, most common first. Each module is in the first chunk that uses it; large ones with a
 * single user (steps, QR codes) stay with that user.
 */
export const splitChunks = {
  chunks: 'async' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    ...inOrder([
      ['everybody', inPlace(forAll), neededFirst],
      ['resources', inPlace(/[\\/]shared-api[\\/]src[\\/]/)],
      ['frame', neededBy(frame), stylesNeededBy(list)],
      ['payments', inPlace(/[\\/]shared-ui[\\/]src[\\/]payments[\\/]/)],
      // before the fields: a list shows before anybody opens a form
      ['list', neededBy(list), inPlace(/[\\/]shared-ui[\\/]src[\\/]display[\\/]/)],
      [
        'fields',
        neededBy(fields),
        inPlace(/[\\/]shared-ui[\\/]src[\\/](dialog|fields|form|hooks|layout)[\\/]/),
      ],
      ['tabs', neededBy(kit(['tabs']))],
      ['dates', neededBy(dates)],
      ['files', neededBy(kit(['file-field']))],
      ['viewer', neededBy(kit(['file-viewer']))],
      ['rest', (module, { chunkGraph }) => chunkGraph.getNumberOfModuleChunks(module) > 1],
    ]),
  },
};
