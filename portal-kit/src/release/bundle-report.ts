import type { Language } from '@portal/shared-api/languages';
import type { Area } from '../area/area-schema.ts';
import type { Needs, Offers } from '../contract/compatibility.ts';

/** A build's description of its files. All addresses are relative to the build's folder. */
export interface BundleReport {
  application: string;
  version: string;
  /** Scripts and styles of the first page, in loading order. */
  scripts: string[];
  styles: string[];
  /** Of the shell, once placed: the scripts of the prerendered pages, by name. */
  early?: Record<string, string>;
  /** Of a remote: share scope modules that its first page takes from the shell. */
  takes: string[];
  /** Of the shell: the scripts behind each lazily provided module. */
  provides: Record<string, string[]>;
  /** The styles of each page, of the shell likewise. */
  pageStyles?: Record<string, string[]>;
  /** The scripts with its texts. A build from before has those in English among its scripts. */
  texts?: Partial<Record<Language, string[]>>;
  /** Of a remote: share scope modules that each page takes from the shell. */
  pageTakes?: Record<string, string[]>;
  /** Of the shell: the frame of a signed-in person's pages. */
  frame?: { scripts: string[]; styles: string[] };
  /** Of a remote: what it uses of the shell. */
  needs?: Needs;
  /** Of the shell: what it provides to remotes. */
  offers?: Offers;
  /** The scripts of each page: of the shell those of its own prerendered ones. */
  pageScripts?: Record<string, string[]>;
  /** Of a remote: its area.json. */
  area?: Area;
}
