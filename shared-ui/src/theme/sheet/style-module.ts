/// <reference types="node" />
import path from 'node:path';
import { tokensOfTheme } from './extract.ts';

const sheetLoader = path.join(import.meta.dirname, 'sheet-loader.ts');

const folder = /[\\/](?:antd|@ant-design[\\/]icons)[\\/]es[\\/](.*)\.js$/;

/** The path of one of Ant Design's modules in its folder `es`, without extension. */
export const moduleOf = (file: string): string | undefined => folder.exec(file)?.[1]?.replaceAll('\\', '/');

/** Replaces an export that makes styles: returns only the classes of hash and variables. */
const instead: Record<string, string> = {
  genStyleHooks: "() => ['', '']",
  genComponentStyleHook: "() => ''",
  genSubStyleComponent: '() => null',
};

const makes =
  /^export (?:default|const (\w+) =) (?:\(.*=> \{\n {2}const useStyle = )?(genStyleHooks|genComponentStyleHook|genSubStyleComponent)\(/gm;
const literal = /export const \w+ = (?:'[^']*'|"[^"]*"|\d+);/g;

const importSheet = (module: string, file: string) =>
  `import ${JSON.stringify(`./${module.replaceAll('/', '-')}.css!=!${sheetLoader}!${file}`)};`;

const replaced: Record<string, (file: string, source: string) => string[]> = {
  // of the icons, whose styles are in the base sheet
  renderUtils: (_, source) => [
    source.slice(0, source.indexOf('export const useInsertStyles')),
    'export const useInsertStyles = () => {};',
  ],
  'theme/useToken': (file) => [
    importSheet('theme', file),
    "import { useContext } from 'react';",
    "import { DesignTokenContext } from './context';",
    `const moving = ${JSON.stringify(tokensOfTheme())};`,
    'const still = { ...moving, motion: false };',
    'const useToken = () => [undefined, useContext(DesignTokenContext).token.motion ? moving : still, ""];',
    'export default useToken;',
  ],
  'theme/util/genStyleUtils': (_, source) => [
    'export const genStyleHooks = undefined;',
    'export const genComponentStyleHook = undefined;',
    'export const genSubStyleComponent = undefined;',
    source.slice(source.indexOf('export const genCssVar')),
  ],
  'theme/util/useResetIconStyle': () => [
    'const useResetIconStyle = () => {};',
    'export default useResetIconStyle;',
  ],
  'theme/themes/default/theme': () => ['export default {};'],
};

/**
 * Webpack loader for Ant Design's style modules: runtime styling is replaced by an import of the equivalent style
 * sheet.
 */
function staticStyles(this: { resourcePath: string }, source: string): string {
  const module = moduleOf(this.resourcePath);
  if (!module) return source;
  const other = replaced[module];
  if (other) return other(this.resourcePath, source).join('\n');
  const found = [...source.matchAll(makes)];
  if (found.length === 0) {
    if (/\bgen(StyleHooks|ComponentStyleHook|SubStyleComponent)\(/.test(source))
      throw new Error(`${this.resourcePath} makes styles in a way that is not known here`);
    return source;
  }
  return [
    importSheet(module, this.resourcePath),
    ...(source.match(literal) ?? []),
    ...found.map(([, name, maker]) =>
      name
        ? `export const ${name} = ${instead[maker!]};`
        : `const made = ${instead[maker!]};\nexport default made;`,
    ),
  ].join('\n');
}

/** @public webpack finds it by its path */
export default staticStyles;
