import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';

export interface Place {
  file: string;
  line: number;
  column: number;
  /** Whether it is a place in the sources; in the built code otherwise. */
  isMapped: boolean;
}

const ofRemote = /^remotes\/([^/]+)\/([^/]+)\/(.+)$/;

/** `webpack://admin_app_1/../shared-ui/src/x.ts` of admin-app is `shared-ui/src/x.ts`. */
const inCheckout = (application: string, source: string): string =>
  path.posix.join(application, source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?\w*$/, ''));

/**
 * Finds where built code came from, by the source maps that builds keep beside what is served. Each map is read once for
 * all stacks of an answer and not kept: they are large, and few people ask.
 */
export function createStackReader(mapsFolder: string) {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  const mapAt = (...parts: string[]): Promise<TraceMap | undefined> =>
    readFile(path.join(mapsFolder, ...parts), 'utf8')
      .then((text) => new TraceMap(text))
      .catch(() => undefined);

  /** A file of the shell has its content in its name, so any version that has it will do. */
  async function mapOfShell(file: string): Promise<TraceMap | undefined> {
    const versions = await readdir(path.join(mapsFolder, 'shell')).catch(() => []);
    for (const version of versions) {
      const map = await mapAt('shell', version, `${file}.map`);
      if (map) return map;
    }
    return undefined;
  }

  function mapOf(file: string): Promise<TraceMap | undefined> {
    const [, area, version, rest] = ofRemote.exec(file) ?? [];
    const map = maps.get(file) ?? (area && version ? mapAt(area, version, `${rest}.map`) : mapOfShell(file));
    maps.set(file, map);
    return map;
  }

  return async function placeOf(position: string): Promise<Place> {
    const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(position)!;
    const built = { file: file!, line: Number(line), column: Number(column), isMapped: false };
    const map = await mapOf(file!);
    // stacks count lines and columns from 1; a segment has a source only where the code came from one
    const [, source, originalLine, originalColumn] =
      (map && traceSegment(map, built.line - 1, built.column - 1)) ?? [];
    // not the resolved one, in which the way up to another workspace is lost
    const name = source === undefined ? null : map!.sources[source];
    if (!name) return built;
    return {
      file: inCheckout(ofRemote.exec(file!)?.[1] ?? 'shell', name),
      line: originalLine! + 1,
      column: originalColumn! + 1,
      isMapped: true,
    };
  };
}
