import { baseCss, moduleCss } from './extract.ts';
import { moduleOf } from './style-module.ts';

/** Webpack loader: the style sheet of one of Ant Design's style modules, under the portal's theme. */
function sheet(this: { resourcePath: string }): string {
  const module = moduleOf(this.resourcePath)!;
  return module === 'theme/useToken' ? baseCss() : moduleCss(module);
}

/** @public webpack finds it by its path */
export default sheet;
