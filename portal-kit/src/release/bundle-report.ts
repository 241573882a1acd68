import type { Area } from '../area/area-schema.ts';
import type { Needs, Offers } from '../contract/compatibility.ts';

/** What a build says of its own files; all addresses are relative to the build's folder. */
export interface BundleReport {
  application: string;
  version: string;
  /** Scripts and styles that the first page needs, in the order of loading. */
  scripts: string[];
  styles: string[];
  /** Of the shell, once it is placed: the scripts of the prerendered pages, by name. */
  early?: Record<string, string>;
  /** Of a remote: modules of the share scope that its first page takes from the shell. */
  takes: string[];
  /** Of the shell: the scripts behind each module that it provides lazily. */
  provides: Record<string, string[]>;
  /** The styles of each prerendered page. */
  pageStyles?: Record<string, string[]>;
  /** Of a remote: what it uses of the shell. */
  needs?: Needs;
  /** Of the shell: what it has for remotes. */
  offers?: Offers;
  /** Of the shell: the scripts of its own prerendered pages. */
  pageScripts?: Record<string, string[]>;
  /** Of a remote: what it says of itself. */
  area?: Area;
}
