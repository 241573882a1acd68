import type { Chunk, ChunkGraph, Module } from 'webpack';

/** The module federation's plugin creates beside each one that the shell provides. */
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
 * Who loads the chunks of a module: share scope names for what remotes request, requests as written in the source for
 * the shell's `import()`s.
 */
export const importersOf = (module: Module, graph: ChunkGraph): Set<string> =>
  new Set([...graph.getModuleChunksIterable(module)].flatMap(namesOf));
