import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prettifyError } from 'zod';
import { areaSchema, type Area } from '../area/area-schema.ts';

export interface Package {
  name: string;
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** A workspace that is built for the browser: the shell or a remote. */
export interface Application {
  /** The folder's name, which is also the area's: `admin-app`. */
  name: string;
  folder: string;
  package: Package;
}

/** The root of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../..');

export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;

/** The application in a folder of the checkout. */
export function readApplication(folder: string): Application {
  return { name: path.basename(folder), folder, package: readPackage(folder) };
}

/** A remote's validated area.json. */
export function readArea(application: Application): Area {
  const file = path.join(application.folder, 'area.json');
  const area = areaSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!area.success) throw new Error(`${application.name}/area.json: ${prettifyError(area.error)}`);
  if (area.data.name !== application.name) {
    throw new Error(`${application.name}/area.json: the name must be the folder's, ${application.name}`);
  }
  return area.data;
}
