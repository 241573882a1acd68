const entry = /\/assets\/shell\.(.+)\.js$/;

/** The version of the shell that this page runs; its first script is named by it. */
export const shellVersion = (): string =>
  Array.from(document.scripts, ({ src }) => entry.exec(src)?.[1]).find(Boolean) ?? 'development';
