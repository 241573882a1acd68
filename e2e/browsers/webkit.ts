import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import net from 'node:net';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { buttonPath, type OtherBrowserType } from './browser.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const START_LIMIT_MS = 60_000;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

/** A virtual screen, on a number found by Xvfb. */
async function startScreen() {
  const child = spawn(screen, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3]!, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, stop: () => child.kill() };
}

async function startDriver(display: string) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: START_LIMIT_MS }).toBe(true);
  return { address, stop: () => child.kill() };
}

/** WebKit, as in Safari, in the small browser that comes with WebKitGTK's driver. */
export const webkit: OtherBrowserType = {
  name: 'WebKit',
  package: 'webkit2gtk-driver',
  isThere: existsSync(driver) && existsSync(screen),

  async launch() {
    const { display, stop: stopScreen } = await startScreen();
    const { address, stop: stopDriver } = await startDriver(display);
    const session = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await session.manage().setTimeouts({ pageLoad: 120_000 });
    return {
      version: String((await session.getCapabilities()).getBrowserVersion()),
      errors: [],
      open: (page) => session.get(page),
      run: (script, ...values) => session.executeScript(script, ...values),
      press: (button) => session.findElement(By.xpath(buttonPath(button))).click(),
      async close() {
        await session.quit();
        stopDriver();
        stopScreen();
      },
    };
  },
};
