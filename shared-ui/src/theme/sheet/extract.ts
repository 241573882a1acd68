/// <reference types="node" />
import type * as StylesInScript from '@ant-design/cssinjs';
import type { Language } from '@portal/shared-api/languages';
import type * as AntDesign from 'antd';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeOf } from '../ant-design-theme.ts';
import { styleClasses } from './style-classes.ts';

// Ant Design's build for Node; the browser one imports without extensions
const require = createRequire(import.meta.url);
const { createCache, StyleProvider } = require('@ant-design/cssinjs') as typeof StylesInScript;
const { ConfigProvider, theme } = require('antd') as typeof AntDesign;

type Hook = (prefix: string, root?: string) => unknown;
type Part = (props: { prefixCls: string }) => null;

/** `[name, value]` of a CSS variable. */
type Variable = [string, string];

export interface Sheet {
  /** By what they style. */
  rules: Map<string, string>;
  keyframes: Map<string, string>;
  variables: Variable[];
}

const declarations = (css: string): Variable[] =>
  [...css.matchAll(/(--[\w-]+):([^;}]*)/g)].map(([, name, value]) => [name!, value!]);

/** Everything Ant Design would add to the page when `useStyles` runs under the portal's theme. */
export function sheetOf(useStyles: () => void, language: Language = 'en', reducedMotion = false): Sheet {
  const cache = createCache();
  const Styles = () => {
    useStyles();
    return null;
  };
  const tree = createElement(
    ConfigProvider,
    { theme: themeOf(language, reducedMotion) },
    createElement(Styles),
  );
  renderToStaticMarkup(createElement(StyleProvider, { cache, layer: true }, tree));
  return sheetIn(cache);
}

/** What has been made so far. */
export function sheetIn(cache: ReturnType<typeof createCache>): Sheet {
  const sheet: Sheet = { rules: new Map(), keyframes: new Map(), variables: [] };
  for (const [key, [, entry]] of cache.cache as Map<string, [number, unknown[]]>) {
    if (key.startsWith('style%')) {
      sheet.rules.set(key, entry[0] as string);
      for (const [name, css] of Object.entries(entry[2] as Record<string, string>)) {
        if (!name.startsWith('@')) sheet.keyframes.set(name, css);
      }
    } else sheet.variables.push(...declarations(entry[key.startsWith('token%') ? 3 : 1] as string));
  }
  return sheet;
}

function makeStyles(made: Hook | Part, text: string): void {
  const [name, root] = text.replace(/[<>]/g, '').split('*');
  const prefix = `ant-${name}`;
  if (text.startsWith('<')) (made as Part)({ prefixCls: prefix });
  else (made as Hook)(prefix, root === undefined ? root : prefix + (root || '-css-var'));
}

/** The styles of one of Ant Design's style modules, by its path in `antd/es` without extension. */
function stylesOf(module: string): () => void {
  const classes = styleClasses[module];
  if (!classes) throw new Error(`antd/es/${module}: style-classes.ts must say what it styles`);
  const made = require(`antd/lib/${module}`) as Record<string, Hook | Part>;
  return () => {
    for (const [name, text] of Object.entries(typeof classes === 'string' ? { default: classes } : classes))
      makeStyles(made[name]!, text);
  };
}

/** All style modules at once. */
export const everyStyle = (): Sheet =>
  sheetOf(() => {
    for (const module of Object.keys(styleClasses)) stylesOf(module)();
  });

const isShared = (key: string) => /%(Shared|ant-design-icons)%/.test(key);

const root = (variables: Variable[], selector = ':root') =>
  variables.length > 0 ? `${selector}{${variables.map((variable) => variable.join(':')).join(';')}}` : '';

const others = (variables: Variable[], than: Variable[]) => {
  const known = new Map(than);
  return variables.filter(([name, value]) => known.get(name) !== value);
};

const sameRules = (one: Sheet, other: Sheet) =>
  JSON.stringify([...one.rules.values()]) === JSON.stringify([...other.rules.values()]);

/** A style sheet in which variants only change the values of variables. */
function cssOf(useStyles: () => void, isWanted: (key: string) => boolean, without: Sheet | null): string {
  const sheet = sheetOf(useStyles);
  const chinese = sheetOf(useStyles, 'ch');
  const still = sheetOf(useStyles, 'en', true);
  if (!sameRules(sheet, chinese) || !sameRules(sheet, still))
    throw new Error('language or motion changes more of a style than its variables');
  const known = new Set(without?.variables.map(([name]) => name));
  const own = ({ variables }: Sheet) => variables.filter(([name]) => !known.has(name));
  const layered = [
    root(own(sheet)),
    root(others(own(chinese), own(sheet)), ':root:lang(zh)'),
    `@media (prefers-reduced-motion: reduce){${root(others(own(still), own(sheet)))}}`,
  ];
  return [
    `@layer antd{${layered.join('')}}`,
    ...[...sheet.rules].filter(([key]) => isWanted(key)).map(([, css]) => css),
    ...[...sheet.keyframes].map(([, css]) => css),
  ].join('\n');
}

// any module registers what they all share
const shared = stylesOf('app/style/index');

/** Variables, links and icons: the base of every component. */
export const baseCss = (): string => cssOf(shared, isShared, null);

export const moduleCss = (module: string): string =>
  cssOf(
    stylesOf(module),
    (key) => !isShared(key),
    sheetOf(() => {}),
  );

/** The theme's values, for components that calculate with them. */
export function tokensOfTheme(): Record<string, unknown> {
  let tokens: Record<string, unknown> = {};
  const Read = () => {
    tokens = theme.useToken().token as unknown as Record<string, unknown>;
    return null;
  };
  renderToStaticMarkup(createElement(ConfigProvider, { theme: themeOf('en', false) }, createElement(Read)));
  return tokens;
}
