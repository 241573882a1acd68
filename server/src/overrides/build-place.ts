/** Where a build is said to be: the folder of an address, or nothing when it is no address but the name of a version. */
export function folderOf(at: string): URL | undefined {
  if (!/^https?:/i.test(at) || !URL.canParse(at)) return undefined;
  const { origin, pathname } = new URL(at);
  const isFile = pathname.endsWith('.json');
  return new URL(isFile ? pathname.replace(/[^/]*$/, '') : pathname.replace(/\/*$/, '/'), origin);
}
