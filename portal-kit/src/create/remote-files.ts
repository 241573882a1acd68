import { CONTRACT_VERSION, type Area } from '../area/area-schema.ts';
import { camel as camelOf, capitalize, quoted as escaped } from './words.ts';

export interface RemoteOptions {
  /** The folder and the area: `library-app`. */
  name: string;
  role: Exclude<Area['role'], 'public'>;
  /** The first page. All paths below it belong to the remote: `/teacher/library`. */
  path: string;
  title: Area['title'];
  /** What the first page is for, in one line. */
  purpose: Area['title'];
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const quoted = (text: string) => `'${escaped(text)}'`;

const texts = (title: string, purpose: string) => `{
  FEATURE: {
    title: ${quoted(title)},
    purpose: ${quoted(purpose)},
  },
}`;

/**
 * The files of a new remote: data, build, one page in both languages and its test. Its first feature is named after
 * the last part of its path.
 */
export function remoteFiles({ name, role, path, title, purpose }: RemoteOptions): Record<string, string> {
  const feature = path.split('/').at(-1)!;
  const camel = camelOf(feature);
  const component = `${capitalize(camel)}Page`;
  const page = `${feature}/${feature}-page.tsx`;
  const area: Omit<Area, 'restricted' | 'profilePanel'> = {
    name,
    contract: `^${CONTRACT_VERSION}`,
    title,
    paths: [path],
    pages: [path],
    role,
    layout: 'dashboard',
    navigation: [{ id: feature, path, label: title, icon: 'document', order: 100 }],
  };
  const filled = (text: string) => text.replaceAll('FEATURE', camel);
  return {
    'package.json': json({
      name: `@portal/${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: {
        '@portal/portal-kit': '>=1.0.0',
        '@portal/shared-api': '>=1.0.0',
        '@portal/shared-ui': '>=1.0.0',
        react: '^19.3.0',
      },
    }),
    'area.json': json(area),
    'webpack.config.mjs': `import { remote } from '@portal/portal-kit/webpack';

export default remote(import.meta.dirname);
`,
    'src/area.tsx': `import { defineArea } from '@portal/portal-kit/area';

export default defineArea({
  pages: [{ path: ${quoted(path)}, load: () => import('./${page}') }],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
`,
    'src/texts/en.ts': `const texts = ${filled(texts(title.en, purpose.en))};

export type Texts = typeof texts;

declare module '@portal/shared-ui/i18n' {
  interface TextResources {
    ${quoted(name)}: Texts;
  }
}

export default texts;
`,
    'src/texts/ch.ts': `import type { Texts } from './en.ts';

const texts: Texts = ${filled(texts(title.ch, purpose.ch))};

export default texts;
`,
    [`src/${page}`]: `import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';

export default function ${component}() {
  const { t } = useTranslation(${quoted(name)});
  return (
    <Page title={t('${camel}.title')} intro={t('${camel}.purpose')}>
      {null}
    </Page>
  );
}
`,
    [`src/${feature}/${feature}.test.tsx`]: `import { afterEach, expect, test } from '@jest/globals';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, screen } from '@testing-library/react';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import ${component} from './${feature}-page.tsx';

afterEach(cleanup);

test.each(['en', 'ch'] as const)('has its title in %s', async (language) => {
  renderArea(<${component} />, { area: ${quoted(name)}, texts: { en, ch }, language, address: ${quoted(path)}, answers: {} });
  const { title } = { en, ch }[language].${camel};
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
`,
  };
}
