import type { Chunk, ChunkGraph, Module } from 'webpack';

/** A module that federation's plugin puts beside one that the shell provides. */
interface ProvideModule extends Module {
  /** The name of the provided module. */
  _name?: string;
}

const known = new WeakMap<Chunk, string[]>();

function namesOf(chunk: Chunk): string[] {
  const names =
    known.get(chunk) ??
    [...chunk.groupsIterable].flatMap(({ origins }) =>
      origins.flatMap(({ module, request }) => (module as ProvideModule)?._name ?? request ?? []),
    );
  known.set(chunk, names);
  return names;
}

/**
 * Who loads the chunks that a module is in: names of the share scope for what remotes ask for, requests as they stand in
 * the source for the `import()`s of the shell.
 */
export const importersOf = (module: Module, graph: ChunkGraph): Set<string> =>
  new Set([...graph.getModuleChunksIterable(module)].flatMap(namesOf));
