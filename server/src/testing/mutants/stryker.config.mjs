import jest from '../../../../jest.config.mjs';
import { groups } from './groups.ts';

const { project, rules, tests } = groups[process.env.MUTANTS];
const world = jest.projects.find(({ displayName }) => displayName === project);

/** The tool works in a copy of the sources. There, node_modules would lead workspaces back to the original. */
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
  // the tool rewrites a tsconfig with functions that TypeScript 7 lacks; nothing here needs one
  tsconfigFile: 'none',
  tempDirName: '.cache/mutants/copies',
  ignorePatterns: ['.portal', '.cache', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false, reportScoreTable: true, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
  jest: {
    projectType: 'custom',
    // the tests of each group are named
    enableFindRelatedTests: false,
    config: {
      ...world,
      testMatch: tests.map((test) => `<rootDir>/${test}`),
      moduleNameMapper: { ...world.moduleNameMapper, ...inTheCopy },
    },
  },
};
