import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Service } from '../service.ts';

const configuration = path.resolve(import.meta.dirname, '../../../deploy/nginx.conf');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const hasNginx = (): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A certificate that the measuring browser is told to trust. */
function certificate(folder: string): { key: string; file: string } {
  const [key, file] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { key, file };
}

/** The proxy of `deploy/nginx.conf` in front of a portal, with TLS and HTTP/2; null without nginx. */
export async function startProxy(portal: Service, folder: string): Promise<Service | null> {
  if (!hasNginx()) return null;
  const [plain, secure] = [await freePort(), await freePort()];
  const { key, file } = certificate(folder);
  const site = readFileSync(configuration, 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('127.0.0.1:3000', new URL(portal.origin).host)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replaceAll('server_name portal.example', 'server_name localhost')
    .replace('/etc/ssl/portal/fullchain.pem', file)
    .replace('/etc/ssl/portal/privkey.pem', key);
  const place = (name: string) => path.join(folder, name);
  const whole = [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${place('nginx.pid')};`,
    `error_log ${place('nginx.log')};`,
    'events {}',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${place(one)};`),
    site,
    '}',
  ];
  writeFileSync(place('nginx.conf'), whole.join('\n'));
  const child = spawn('nginx', ['-p', folder, '-e', place('nginx.log'), '-c', place('nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    origin: `https://localhost:${secure}`,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
