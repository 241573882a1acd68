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

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/portal-kit/src/testing/asset.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/.portal/', '<rootDir>/.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
};

const tests = (...folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`);

/** Everything that runs without a browser: `npx jest <path>` for a part of it, `--selectProjects dom` for one world. */
export default {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: tests('server', 'shared-api', 'portal-kit', 'scripts', 'bench'),
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: resolve('./portal-kit/src/testing/dom-environment.cjs'),
      testMatch: tests(
        'shared-ui',
        'shell',
        'landing',
        'admin-app',
        'student-app',
        'teacher-app',
        'parent-app',
      ),
    },
  ],
};
