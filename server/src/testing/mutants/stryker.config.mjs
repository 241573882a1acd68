import jest from '../../../../jest.config.mjs';
import { groups } from './groups.ts';

const { project, rules, tests } = groups[process.env.MUTANTS];
const world = jest.projects.find(({ displayName }) => displayName === project);

/** The tool works in a copy of the sources, where a workspace must not be found through node_modules: that is the original. */
const inTheCopy = {
  '^@portal/shared-api/react$': '<rootDir>/shared-api/src/react.tsx',
  '^@portal/shared-api/(.*)$': '<rootDir>/shared-api/src/$1.ts',
};

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  mutate: rules,
  coverageAnalysis: 'off',
  concurrency: 1,
  timeoutMS: 60_000,
  // TypeScript 7 has not the functions by which the tool would rewrite a tsconfig; nothing here needs one
  tsconfigFile: 'none',
  tempDirName: '.cache/mutants/copies',
  ignorePatterns: ['.portal', '.cache', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false, reportScoreTable: true, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: true,
    config: {
      ...world,
      testMatch: tests.map((test) => `<rootDir>/${test}`),
      moduleNameMapper: { ...world.moduleNameMapper, ...inTheCopy },
    },
  },
};
