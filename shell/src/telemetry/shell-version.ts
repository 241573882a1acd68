const entry = /\/assets\/shell\.(.+)\.js$/;

/** The shell version of this page, from the name of its first script. */
export const shellVersion = (): string =>
  Array.from(document.scripts, ({ src }) => entry.exec(src)?.[1]).find(Boolean) ?? 'development';
