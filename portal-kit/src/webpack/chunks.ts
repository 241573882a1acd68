import type { Chunk, ChunkGraph, Module } from 'webpack';

const inPlace = (module: Module, pattern: RegExp): boolean => pattern.test(module.nameForCondition() ?? '');

const kitSource = /[\\/]shared-ui[\\/]src[\\/]/;
const antDesign = /[\\/]node_modules[\\/]antd[\\/]/;
const designSystem = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|rc-[^\\/]+)[\\/]/;
const contractSource = /[\\/]shared-api[\\/]src[\\/]|[\\/]node_modules[\\/](zod|axios|@tanstack)[\\/]/;

const known = new WeakMap<Chunk, boolean>();

const hasAntDesign = (chunk: Chunk, graph: ChunkGraph): boolean => {
  const answer =
    known.get(chunk) ??
    [...graph.getChunkModulesIterable(chunk)].some((module) => inPlace(module, antDesign));
  known.set(chunk, answer);
  return answer;
};

/** Modules of shared-ui that are never used without Ant Design, so that a public page does not load them. */
const ofTheKit = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  inPlace(module, kitSource) &&
  [...chunkGraph.getModuleChunksIterable(module)].every((chunk) => hasAntDesign(chunk, chunkGraph));

/** What so many entries of the kit use is on nearly every page of a dashboard. */
const COMMON = 16;

/**
 * The contract and the kit are many small modules, and a form takes ten of them: one file each instead of ten requests,
 * and one for what most of the kit needs of Ant Design. Its rarer parts stay apart, for no page uses all of them.
 */
export const splitChunks = {
  chunks: 'async' as const,
  cacheGroups: {
    contract: { name: 'contract', test: contractSource, enforce: true, priority: 10 },
    design: { name: 'design', test: designSystem, minChunks: COMMON, enforce: true, priority: 10 },
    kit: { name: 'kit', test: ofTheKit, enforce: true, priority: 10 },
  },
};
