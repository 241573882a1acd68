/** Strings that identify a library even in minified code. */
const marks: Record<string, string> = {
  '@tanstack/react-query': 'structuralSharing',
  'Ant Design': 'anticon',
  axios: 'AxiosError',
  dayjs: 'isDayjsObject',
  i18next: 'languageChanged',
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN',
  'react-i18next': 'reportNamespaces',
  'react-router': '__reactRouterVersion',
  zod: 'ZodError',
};

/** A build's code by file name. */
export type Code = Record<string, string>;

const filesWith = (code: Code, pattern: RegExp | string): string[] =>
  Object.keys(code).filter((file) =>
    typeof pattern === 'string' ? code[file]!.includes(pattern) : pattern.test(code[file]!),
  );

const inFiles = (files: string[]) => `(${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''})`;

/** Libraries in a remote that the shell provides. */
export const carried = (code: Code): string[] =>
  Object.entries(marks).flatMap(([library, mark]) => {
    const files = filesWith(code, mark);
    return files.length > 0 ? [`it carries ${library}, which the shell provides ${inFiles(files)}`] : [];
  });

/** Libraries that could not be detected: even the shell, which has them, lacks their marker. */
export const withoutMark = (shell: Code): string[] =>
  Object.keys(marks).filter((library) => filesWith(shell, marks[library]!).length === 0);

const forbidden: [RegExp, string][] = [
  [/\beval\(|new Function\(/, 'makes code of text'],
  [/document\.write\(/, 'writes into the page'],
  [/@import\s|url\(\s*["']?(https?:)?\/\//, 'loads styles of somebody else'],
];

/** What the content security policy would block. */
export const forbiddenByPolicy = (code: Code): string[] =>
  forbidden.flatMap(([pattern, does]) => {
    const files = filesWith(code, pattern);
    return files.length > 0 ? [`it ${does}, which the content policy forbids ${inFiles(files)}`] : [];
  });

/** Whether it is a development build: larger, slower, and incompatible with production React. */
export const developed = (code: Code): string[] =>
  filesWith(code, /jsxDEV|\$RefreshReg\$|webpackHotUpdate/).length > 0 ? ['it is a development build'] : [];

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Pages of `area.json` that are missing in the area's code. */
export const withoutCode = (code: Code, pages: string[]): string[] => {
  const area = Object.entries(code)
    .filter(([file]) => file.includes('__federation_expose_area'))
    .map(([, text]) => text)
    .join('\n');
  return pages
    .filter((page) => !new RegExp(`["'\`]${quoted(page)}["'\`]`).test(area))
    .map((page) => `area.json promises ${page}, which the area does not have`);
};
