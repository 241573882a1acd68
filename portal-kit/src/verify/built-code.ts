/** Words that a library leaves in whatever carries it, also when it is minified. */
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

/** The code of a build by the names of its files. */
export type Code = Record<string, string>;

const filesWith = (code: Code, pattern: RegExp | string): string[] =>
  Object.keys(code).filter((file) =>
    typeof pattern === 'string' ? code[file]!.includes(pattern) : pattern.test(code[file]!),
  );

const inFiles = (files: string[]) => `(${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''})`;

/** What a remote carries although the shell provides it. */
export const carried = (code: Code): string[] =>
  Object.entries(marks).flatMap(([library, mark]) => {
    const files = filesWith(code, mark);
    return files.length > 0 ? [`it carries ${library}, which the shell provides ${inFiles(files)}`] : [];
  });

/** Libraries that would not be found: even the shell, which has them, has no mark of theirs. */
export const withoutMark = (shell: Code): string[] =>
  Object.keys(marks).filter((library) => filesWith(shell, marks[library]!).length === 0);

const forbidden: [RegExp, string][] = [
  [/\beval\(|new Function\(/, 'makes code of text'],
  [/document\.write\(/, 'writes into the page'],
  [/@import\s|url\(\s*["']?(https?:)?\/\//, 'loads styles of somebody else'],
];

/** What the portal's content policy would stop. */
export const forbiddenByPolicy = (code: Code): string[] =>
  forbidden.flatMap(([pattern, does]) => {
    const files = filesWith(code, pattern);
    return files.length > 0 ? [`it ${does}, which the content policy forbids ${inFiles(files)}`] : [];
  });

/** Whether it was built to be developed with: larger, slower, and for React's other half. */
export const developed = (code: Code): string[] =>
  filesWith(code, /jsxDEV|\$RefreshReg\$|webpackHotUpdate/).length > 0 ? ['it is a development build'] : [];

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Pages of `area.json` that the code of the area does not have. */
export const withoutCode = (code: Code, pages: string[]): string[] => {
  const area = Object.entries(code)
    .filter(([file]) => file.includes('__federation_expose_area'))
    .map(([, text]) => text)
    .join('\n');
  return pages
    .filter((page) => !new RegExp(`["'\`]${quoted(page)}["'\`]`).test(area))
    .map((page) => `area.json promises ${page}, which the area does not have`);
};
