import { files } from '../database/schema/files.ts';
import { fail } from '../http/errors.ts';

/** The columns `sendFile` needs, for a select that joins the table of files. */
export const fileColumns = { key: files.key, type: files.contentType, name: files.name };

/**
 * The address of a public file. It contains the key, which changes with the content, so browsers can cache it
 * forever. Keys of public files are not secret.
 */
export const publicAddress = (path: string, key: string): string => `/api${path}?v=${key}`;

/** The selected file, or 404. */
export const foundFile = <File>([file]: readonly File[]): File => file ?? fail('not_found');
