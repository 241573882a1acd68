import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(js|css|json|svg)$/;
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Adds `.br` and `.gz` beside each larger text file of a folder, so that the server need not compress per request. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => worthIt.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).size >= SMALLEST);
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await brotli(content, { params: size }));
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}
