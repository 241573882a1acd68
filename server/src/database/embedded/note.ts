import fs from 'node:fs';
import path from 'node:path';
import { isSameFile } from './same-file.ts';

/** The file in a database folder that says where its cluster lives, when it lives elsewhere. */
export const noteOf = (folder: string): string => path.join(folder, 'location');

export function readNote(note: string): string | undefined {
  try {
    return fs.readFileSync(note, 'utf8').trim();
  } catch {
    return undefined;
  }
}

const quoted = (name: string): string =>
  /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`;

function sharedWith(owner: string, note: string, place: string): Error {
  const [original, copy] = [owner, note].map((name) => path.dirname(name));
  const own = `${place}-copy`;
  return new Error(
    `${copy} is a copy of ${original}: both name the one database in ${place}, which belongs to ${original}.
Two portals cannot share it. Choose one:

  a database of its own with the same data (stop the portal of ${original} first)
    cp -a ${quoted(place)} ${quoted(own)} && echo ${quoted(own)} > ${quoted(note)}

  an empty database
    rm ${quoted(note)}

  go on here, and give up ${original} (stop its portal first)
    rm ${quoted(owner)}
`,
  );
}

/**
 * Ensures that only one folder leads to a cluster: the one the cluster records. A moved folder, whose note is gone
 * from the old place, takes the cluster along. A copy throws with instructions.
 */
export function claim(place: string, note: string): void {
  if (!fs.existsSync(place))
    throw new Error(
      `the database of ${path.dirname(note)} is in ${place}, which is not there: bring it back, or remove ${note} to start with an empty one`,
    );
  const memory = path.join(place, 'belongs-to');
  const owner = readNote(memory);
  if (owner && !isSameFile(owner, note) && readNote(owner) === place) throw sharedWith(owner, note, place);
  if (owner !== note) fs.writeFileSync(memory, `${note}\n`);
}
