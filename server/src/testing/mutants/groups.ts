/** The rules of money, access and guard, each with the tests that must notice a fault in them. */
interface Group {
  /** The project of jest.config.mjs that runs the tests. */
  project: 'server' | 'node' | 'dom';
  rules: string[];
  tests: string[];
}

const approving = ['settlement/typed-settlement', 'proofs/batch-sum', 'payment-actions'].map(
  (name) => `admin-app/src/payments/${name}`,
);

export const groups: Record<string, Group> = {
  money: {
    project: 'node',
    rules: ['money', 'settlement', 'period', 'payments', 'file-rule', 'issued-password'].map(
      (name) => `shared-api/src/${name}.ts`,
    ),
    tests: ['money', 'settlement', 'period', 'payments', 'file-rule', 'issued-password'].map(
      (name) => `shared-api/src/${name}.test.ts`,
    ),
  },
  moves: {
    project: 'server',
    rules: ['server/src/payments/move-rules.ts', 'server/src/receipts/money-words.ts'],
    tests: ['server/src/payments/move-rules.test.ts', 'server/src/receipts/money-words.test.ts'],
  },
  credit: {
    project: 'server',
    rules: ['server/src/payments/credit.ts', 'server/src/payments/difference.ts'],
    tests: ['decide', 'update', 'create'].map((name) => `server/src/payments/${name}.test.ts`),
  },
  access: {
    project: 'server',
    rules: ['server/src/http/permissions.ts', 'server/src/students/access.ts'],
    tests: [
      'server/src/http/permissions.test.ts',
      'server/src/students/access.test.ts',
      'server/src/students/students.test.ts',
    ],
  },
  guard: {
    project: 'dom',
    rules: ['shell/src/guard/guard.ts', 'shell/src/guard/condition.ts'],
    tests: ['shell/src/guard/guard.test.ts', 'shell/src/guard/condition.test.ts'],
  },
  approving: {
    project: 'dom',
    rules: approving.map((name) => `${name}.ts`),
    tests: approving.map((name) => `${name}.test.ts`),
  },
};
