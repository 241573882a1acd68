import net, { type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'port' | 'host'>;

const taken = ({ port }: Place): Error =>
  new Error(
    `Port ${port} is in use. If the portal runs already, open http://localhost:${port}; ` +
      `otherwise choose another port, for example PORT=${port + 1} npm start`,
  );

/** What is wrong with HOST or PORT, in words; undefined for any other error. */
const wrongPlace = ({ host, port }: Place, code: string | undefined): string | undefined => {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST: ${host} is no address of this machine. Use localhost, 0.0.0.0 for all addresses, or one of its own`;
  if (code === 'EACCES')
    return `PORT: this account may not listen on ${port}. Take one above 1023, and a proxy in front for ${port}`;
  return undefined;
};

function refused(place: Place, error: unknown): Error {
  if (isTaken(error)) return taken(place);
  const words = wrongPlace(place, (error as { code?: string }).code);
  return words ? new Error(words, { cause: error }) : (error as Error);
}

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'EADDRINUSE';

/** Checks that the port is free before anything is started. */
export async function ensurePortFree(place: Place): Promise<void> {
  const probe = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(place.port, place.host, resolve);
    });
  } catch (error) {
    throw refused(place, error);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Listens and returns the address that people open. */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  try {
    await app.listen({ ...place, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw refused(place, error);
  }
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
}
