import { afterEach, beforeEach, expect, test } from '@jest/globals';
import net from 'node:net';
import { once } from 'node:events';
import { ensurePortsFree } from './free-port.mjs';

const before = { ...process.env };
let other;
let port;
beforeEach(async () => {
  delete process.env.HOST;
  other = net.createServer().listen(0, 'localhost');
  await once(other, 'listening');
  ({ port } = other.address());
  process.env.PORT = String(port);
});
afterEach(async () => {
  process.env = { ...before };
  other.close();
});

const nobodyElse = async () => {
  other.close();
  await once(other, 'close');
};

test('a port in use stops the command, which says how to choose another one', async () => {
  await expect(ensurePortsFree('npm start')).rejects.toThrow(
    new RegExp(`^Port ${port} is in use\\..*http://localhost:${port};.* PORT=${port + 1} npm start$`),
  );
});

test('a free port is left free', async () => {
  await nobodyElse();
  await ensurePortsFree('npm start');
  await expect(ensurePortsFree('npm start')).resolves.toBeUndefined();
});

test('every port of several counts, and the other choice leads past all of them', async () => {
  process.env.PORT = String(port - 2);
  await expect(ensurePortsFree('npm run dev', 3)).rejects.toThrow(
    new RegExp(`^Port ${port} is in use\\..*http://localhost:${port - 2};.* PORT=${port + 1} npm run dev$`),
  );
});

test.each(['http', '0', '-1', '99999'])('PORT=%s is for the server to judge', async (value) => {
  process.env.PORT = value;
  await expect(ensurePortsFree('npm start')).resolves.toBeUndefined();
});

test('an address that this machine does not have is told in words', async () => {
  process.env.HOST = '203.0.113.1';
  await expect(ensurePortsFree('npm start')).rejects.toThrow(
    'HOST: 203.0.113.1 is no address of this machine',
  );
});
