import type { Compiler } from 'webpack';
import { webpackServe } from '../webpack/command.ts';
import { DEVELOPMENT } from './dev-server.ts';
import { apiAddress, shellAddresses, shellPort } from './ports.ts';

const answerOf = (address: string) => fetch(`${address}/remotes.json`).catch(() => undefined);

/** The address of a running shell in development. */
async function runningShell(): Promise<string | undefined> {
  for (const address of shellAddresses()) {
    if ((await answerOf(address))?.headers.has(DEVELOPMENT)) return address;
  }
  return undefined;
}

/** A remote alone shows nothing, so `npx webpack serve` in its folder also starts a shell in development. */
async function bringShell(remote: string): Promise<void> {
  const running = await runningShell();
  if (!running) {
    const shell = webpackServe(['shell']);
    process.on('exit', () => shell.kill());
  }
  console.log(`\n${remote} is in the portal at ${running ?? `http://localhost:${shellPort()}`}\n`);
  if (!running && !(await answerOf(apiAddress())))
    console.log(`Nothing answers at ${apiAddress()}: start the portal there with npm start\n`);
}

export class ShellBeside {
  private readonly remote: string;

  constructor(remote: string) {
    this.remote = remote;
  }

  apply(compiler: Compiler): void {
    let brought = false;
    compiler.hooks.done.tap('ShellBeside', () => {
      if (!brought) void bringShell(this.remote);
      brought = true;
    });
  }
}
