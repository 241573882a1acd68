import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};

/** Icons and locales that are imported as the default of a module of their own. */
const defaultExports =
  '(@ant-design/icons/lib/icons/\\w+(Outlined|Filled)|antd/lib/locale/[a-z]+_[A-Z]+)\\.js$';

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': ['@swc/jest', swc],
    [defaultExports]: '<rootDir>/portal-kit/src/testing/default-export.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!${defaultExports})`],
  moduleNameMapper: {
    '\\.(css|svg)$': '<rootDir>/portal-kit/src/testing/asset.mjs',
    '^@ant-design/icons/(\\w+)$': '<rootDir>/node_modules/@ant-design/icons/lib/icons/$1.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.portal/', '<rootDir>/.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
};

const tests = (...folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`);

/** Everything that runs without a browser: `npx jest <path>` for a part of it, `--selectProjects dom` for one world. */
export default {
  // A full form takes 15 s on two cores that do three other things; a test that hangs is found all the same.
  testTimeout: 180_000,
  // one core is left idle otherwise: the process that waits for the others needs none
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: tests('server', 'bench'),
      globalSetup: '<rootDir>/server/src/testing/jest/start-database.ts',
      globalTeardown: '<rootDir>/server/src/testing/jest/stop-database.ts',
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: tests('shared-api', 'portal-kit', 'scripts'),
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: resolve('./portal-kit/src/testing/dom-environment.cjs'),
      setupFilesAfterEnv: ['<rootDir>/shared-ui/src/testing/limits.ts'],
      testMatch: tests('shared-ui', 'shell', 'landing', '*-app'),
    },
  ],
};
