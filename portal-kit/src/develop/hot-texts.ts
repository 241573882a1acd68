import path from 'node:path';

/** The i18next namespace of a workspace's texts. */
const namespaceOf = (workspace: string) => (workspace === 'shared-ui' ? 'kit' : workspace);

/**
 * A webpack loader for `<workspace>/src/texts/<language>.ts`: in development, changed texts appear on the open page.
 * Without it the whole page would reload and what was typed would be lost.
 */
function hotTexts(this: { resourcePath: string }, source: string): string {
  const [workspace = ''] = this.resourcePath.split(path.sep).slice(-4);
  const language = path.parse(this.resourcePath).name;
  const place = `${JSON.stringify(language)}, ${JSON.stringify(namespaceOf(workspace))}`;
  return `${source}
import { i18next as hotTexts } from '@portal/shared-ui/i18n';
if (import.meta.webpackHot) {
  const { data } = import.meta.webpackHot;
  if (data) hotTexts.addResourceBundle(${place}, __webpack_module__.exports.default, false, true);
  import.meta.webpackHot.dispose((later) => (later.isLoaded = true));
  import.meta.webpackHot.accept();
}
`;
}

export default hotTexts;
