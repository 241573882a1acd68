import net, { type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'port' | 'host'>;

const taken = ({ port }: Place): Error =>
  new Error(
    `Port ${port} is in use. If the portal runs already, open http://localhost:${port}; ` +
      `otherwise choose another port, for example PORT=${port + 1} npm start`,
  );

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'EADDRINUSE';

/** Finds out before anything is started that somebody else listens where we want to. */
export async function ensurePortFree(place: Place): Promise<void> {
  const probe = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(place.port, place.host, resolve);
    });
  } catch (error) {
    throw isTaken(error) ? taken(place) : error;
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Listens, and tells the address that people open. */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  try {
    await app.listen({ ...place, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw isTaken(error) ? taken(place) : error;
  }
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
}
