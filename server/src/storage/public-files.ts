import { files } from '../database/schema/files.ts';
import { fail } from '../http/errors.ts';

/** What `sendFile` needs of a file, for a select that joins the table of files. */
export const fileColumns = { key: files.key, type: files.contentType, name: files.name };

/**
 * The address of a public file. It carries the key, which changes with the content, so that browsers may keep the
 * answer for ever; keys of public files are no secret.
 */
export const publicAddress = (path: string, key: string): string => `/api${path}?v=${key}`;

/** The file a select found, 404 when there is none. */
export const foundFile = <File>([file]: readonly File[]): File => file ?? fail('not_found');
