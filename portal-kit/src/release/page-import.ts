/** The module an `area.tsx` imports for a page: `./home/home-page.tsx`. */
export function pageImport(source: string, page: string): string | undefined {
  const pages = source.matchAll(/path:\s*['"]([^'"]+)['"][^}]*?import\(\s*['"]([^'"]+)['"]/g);
  return [...pages].find(([, address]) => address === page)?.[2];
}
