import type { Chunk, ChunkGraph, Module } from 'webpack';

const inPlace = (module: Module, pattern: RegExp): boolean => pattern.test(module.nameForCondition() ?? '');

const kitSource = /[\\/]shared-ui[\\/]src[\\/]/;
const designSystem =
  /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@babel|@emotion|rc-[^\\/]+|(compute-)?scroll-into-view[^\\/]*)[\\/]/;
const contractSource = /[\\/]shared-api[\\/]src[\\/]/;
/**
 * What the shell and the public pages ask for of the contract and of the kit: visitors load nothing of the resources
 * behind the sign-in, and one file instead of a request for each module. `e2e/first-page.spec.ts` notices what is missing.
 */
const forAll = new RegExp(
  [
    /shared-api[\\/]src[\\/](answers|branches|calendar|centre|client|education-levels|endpoint|enrollment|fields|landing-content|languages|money|period|phone-number|plain-text|profiles|react)\.tsx?$/,
    /shared-ui[\\/]src[\\/](display[\\/]branch-name|theme[\\/]brand|hooks[\\/]use-online)\.tsx$/,
    /portal-kit[\\/]src[\\/]area[\\/]/,
    /node_modules[\\/](zod|axios|@tanstack)[\\/]/,
  ]
    .map(({ source }) => `[\\\\/]${source}`)
    .join('|'),
);

/** The words of what is wrong with a field, for every form. */
const words =
  /[\\/]shared-api[\\/]src[\\/](field-messages|file-rule|issues|messages|person-messages|shown-errors)\.ts$/;

const known = new WeakMap<Chunk, boolean>();

const hasDesignSystem = (chunk: Chunk, graph: ChunkGraph): boolean => {
  const answer =
    known.get(chunk) ??
    [...graph.getChunkModulesIterable(chunk)].some((module) => inPlace(module, designSystem));
  known.set(chunk, answer);
  return answer;
};

/** Modules of shared-ui that are never used without the design system, so that a public page does not load them. */
const ofTheKit = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  inPlace(module, kitSource) &&
  [...chunkGraph.getModuleChunksIterable(module)].every((chunk) => hasDesignSystem(chunk, chunkGraph));

/** What so many entries of the kit use is on nearly every page of a dashboard. */
const COMMON = 16;

/**
 * The contract and the kit are many small modules, and a form takes ten of them: one file each instead of ten requests,
 * and one for what most of the kit needs of Ant Design. Its rarer parts stay apart, for no page uses all of them.
 * What slips through these rules is written out once per entry of the kit, and each page downloads it as often.
 */
export const splitChunks = {
  chunks: 'async' as const,
  cacheGroups: {
    everybody: { name: 'everybody', test: forAll, enforce: true, priority: 11 },
    words: { name: 'words', test: words, enforce: true, priority: 11 },
    resources: { name: 'resources', test: contractSource, enforce: true, priority: 10 },
    design: { name: 'design', test: designSystem, minChunks: COMMON, enforce: true, priority: 10 },
    kit: { name: 'kit', test: ofTheKit, enforce: true, priority: 10 },
  },
};
