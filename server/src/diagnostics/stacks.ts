import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';

export interface Place {
  file: string;
  line: number;
  column: number;
  /** Whether it is a place in the sources rather than in built code. */
  isMapped: boolean;
}

const ofRemote = /^remotes\/([^/]+)\/([^/]+)\/(.+)$/;

/** `webpack://admin_app_1/../shared-ui/src/x.ts` of admin-app is `shared-ui/src/x.ts`. */
const inCheckout = (application: string, source: string): string =>
  path.posix.join(application, source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?\w*$/, ''));

/**
 * Resolves built code to its sources, using the source maps kept beside what is served. Each map is read once per
 * answer and not kept: they are large and rarely needed.
 */
export function createStackReader(mapsFolder: string) {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  const mapAt = (...parts: string[]): Promise<TraceMap | undefined> =>
    readFile(path.join(mapsFolder, ...parts), 'utf8')
      .then((text) => new TraceMap(text))
      .catch(() => undefined);

  /** A shell file has its content hash in its name, so any version that has it will do. */
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
    // stacks count lines and columns from 1; a segment only has a source if it came from one
    const [, source, originalLine, originalColumn] =
      (map && traceSegment(map, built.line - 1, built.column - 1)) ?? [];
    // not the resolved path, which loses the way up to another workspace
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
