import { pinnedNode } from './node.mjs';
import { run, since } from './run.mjs';

/** What must hold before a test runs. */
const checks = [
  { name: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types, browser', command: ['tsc', '-p', 'tsconfig.browser.json'] },
  { name: 'types, node', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'imports', command: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'] },
  { name: 'unused code and dependencies', command: ['knip', '--no-progress'] },
  { name: 'contract', command: [pinnedNode, 'portal-kit/src/commands/contract.ts', '--check'] },
  { name: 'areas', command: [pinnedNode, 'portal-kit/src/commands/check.ts'] },
];

/** Runs every check, prints each result, and resolves to the names of failed ones. */
export async function runChecks() {
  const failed = [];
  for (const { name, command } of checks) {
    const started = performance.now();
    const [program, ...args] = command.map((part) => (typeof part === 'function' ? part() : part));
    const { code, output } = await run(program, args, { quiet: true });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${since(started)})`);
    if (code === 0) continue;
    failed.push(name);
    console.log(output.trim().replace(/^/gm, '    '));
  }
  return failed;
}
