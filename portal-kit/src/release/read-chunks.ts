import type { Chunk, ChunkGroup, Compilation, Module, ModuleGraph, NormalModule } from 'webpack';

/** A share scope module as federation's plugin represents it in the build. */
interface SharedModule extends Module {
  /** Of a `provide-module`. */
  _name?: string;
  /** Of a `consume-shared-module`. */
  options?: { shareKey?: string };
}

const modulesIn = (compilation: Compilation, chunks: Iterable<Chunk>): SharedModule[] =>
  [...chunks].flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ]) as SharedModule[];

const unique = <Item>(items: Iterable<Item>): Item[] => [...new Set(items)];

/** The files of chunks that a page loads, without source maps. */
export function filesOf(chunks: Iterable<Chunk>): { scripts: string[]; styles: string[] } {
  const files = unique([...chunks].flatMap((chunk) => [...chunk.files]));
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** The chunks that an `import()` of `request` in one of the application's modules loads. */
export function chunksOfImport(compilation: Compilation, request: string): Chunk[] {
  const groups = compilation.chunkGroups.filter((group: ChunkGroup) =>
    group.origins.some((origin) => origin.request === request),
  );
  return unique(groups.flatMap((group) => group.chunks));
}

/** The chunks that modules of the application's first script import right away, according to its own sources. */
export function chunksAfterEntry(compilation: Compilation, name: string): Chunk[] {
  const entry = compilation.entries.get(name)?.dependencies[0];
  const module = entry && compilation.moduleGraph.getModule(entry);
  const groups = compilation.chunkGroups.filter((group: ChunkGroup) =>
    group.origins.some((origin) => module && origin.module?.identifier() === module.identifier()),
  );
  return unique(groups.flatMap((group) => group.chunks));
}

/** The share scope modules these chunks use. */
export function takenBy(compilation: Compilation, chunks: Iterable<Chunk>): string[] {
  return unique(
    modulesIn(compilation, chunks)
      .filter((module) => module.type === 'consume-shared-module')
      .flatMap((module) => module.options?.shareKey ?? []),
  ).sort();
}

/** The scripts behind every lazily provided module. Eager ones are in the first script and have none. */
export function providedBy(compilation: Compilation): Record<string, string[]> {
  const provided: Record<string, string[]> = {};
  for (const module of compilation.modules as Iterable<SharedModule>) {
    const block = module.blocks[0];
    if (module.type !== 'provide-module' || !module._name || !block) continue;
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    if (group) provided[module._name] = filesOf(group.chunks).scripts;
  }
  return provided;
}

/** The sources of an application that are in its build. */
export const sourcesIn = (modules: Iterable<Module>, folder: string): string[] =>
  unique(
    [...modules].flatMap((module) => {
      const { resource } = module as NormalModule;
      return resource?.startsWith(folder) && /\.tsx?$/.test(resource) ? resource : [];
    }),
  );

/** The names every provided module exports; unknown if it is not an ES module. */
export function exportsIn(modules: Iterable<SharedModule>, graph: ModuleGraph): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const module of modules) {
    const dependency = module.blocks[0]?.dependencies[0] ?? module.dependencies[0];
    if (module.type !== 'provide-module' || !module._name || !dependency) continue;
    const provided = graph.getModule(dependency);
    const names = provided && graph.getProvidedExports(provided);
    if (Array.isArray(names)) found[module._name] = names;
  }
  return found;
}
