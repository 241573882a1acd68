import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { faultReport } from '@portal/shared-api/telemetry';
import { partOf } from './file-faults.ts';
import { noteLoad } from './loads.ts';
import { codeOf, report } from './report.ts';
import { stackOf } from './stack.ts';

const sent: Blob[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  sent.length = 0;
  navigator.sendBeacon = (_address, body) => sent.push(body as Blob) > 0;
});
afterEach(() => void jest.useRealTimers());

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });

async function told() {
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
  return Promise.all(sent.map(async (blob) => faultReport.parse(JSON.parse(await textOf(blob)))));
}

test('faults are told to the server, the same one once with its count, and nothing personal', async () => {
  const error = new TypeError('Kumar A/L Raju is undefined');
  for (let time = 0; time < 3; time++)
    report('page.crashed', {
      area: 'admin-app',
      version: '2',
      stage: 'render',
      code: codeOf(error),
      error,
    });
  report('session.refresh.failed', { error: String(error) });
  report('area.healed', { area: 'admin-app', version: '1' });
  expect(await told()).toEqual([
    { area: 'admin-app', version: '2', stage: 'render', code: 'TypeError', count: 3 },
    { area: 'shell', version: 'development', stage: 'other', code: 'session.refresh.failed', count: 1 },
  ]);
});

test('what was not told yet is told when the page is left', () => {
  report('area.failed', { area: 'admin-app', version: '2' });
  expect(sent).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test.each([
  ['/remotes/admin-app/1.2/mf-manifest.json', { area: 'admin-app', version: '1.2', stage: 'manifest' }],
  ['/remotes/admin-app/1.2/entry.js?r=1', { area: 'admin-app', version: '1.2', stage: 'entry' }],
  ['/remotes/landing/1/assets/348.d0.css', { area: 'landing', version: '1', stage: 'style' }],
  ['/remotes/landing/1/assets/348.d0.js', { area: 'landing', version: '1', stage: 'chunk' }],
  ['/assets/design.1.js', { stage: 'chunk' }],
  ['/assets/main.1.css', { stage: 'style' }],
])('%s names its part', (path, part) => expect(partOf(`https://portal.example${path}`)).toEqual(part));

test('of a stack only places in files of the portal are told', () => {
  const error = new TypeError('Kumar is undefined at https://portal.example/assets/a.1.js:1:2');
  error.stack = [
    'TypeError: Kumar is undefined',
    `    at Name (${location.origin}/remotes/admin-app/1.0-ab/assets/348.d0.js:1:2345)`,
    `save@${location.origin}/assets/list.d0.js?r=2:12:7`,
    '    at https://elsewhere.example/assets/evil.js:1:1',
    '    at https://cdn.example/centre/remotes/admin-app/1.0-ab/entry.js:1:9',
    '    at <anonymous>',
  ].join('\n');
  expect(stackOf(error)).toEqual([
    'remotes/admin-app/1.0-ab/assets/348.d0.js:1:2345',
    'assets/list.d0.js:12:7',
    'remotes/admin-app/1.0-ab/entry.js:1:9',
  ]);
});

test('each outcome of a version is told once in the life of a page', async () => {
  noteLoad('admin-app', '2', 'ready', 120.4);
  noteLoad('admin-app', '2', 'ready', 3);
  noteLoad('admin-app', '2', 'crashed');
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
  expect(JSON.parse(await textOf(sent[0]!))).toEqual({
    loads: [
      { area: 'admin-app', version: '2', state: 'ready', milliseconds: 120 },
      { area: 'admin-app', version: '2', state: 'crashed', milliseconds: 0 },
    ],
  });
});
