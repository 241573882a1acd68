import net from 'node:net';

function inWords(error, port, host) {
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code))
    return new Error(
      `HOST: ${host} is no address of this machine. Use localhost, 0.0.0.0 for all addresses, or one of its own`,
    );
  if (error.code === 'EACCES')
    return new Error(
      `PORT: this account may not listen on ${port}. Take one above 1023, and a proxy in front for ${port}`,
    );
  return error;
}

const canListen = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(inWords(error, port, host));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * Checks at once, not after minutes of building, whether the port for `command` is free. A PORT that is not a number
 * is left to the program that reads it.
 */
export async function ensurePortsFree(command, count = 1) {
  const first = Number(process.env.PORT || 3000);
  if (!Number.isInteger(first) || first <= 0 || first + 2 * count > 65_536) return;
  const host = process.env.HOST || 'localhost';
  for (let port = first; port < first + count; port++) {
    if (await canListen(port, host)) continue;
    throw new Error(
      `Port ${port} is in use. If the portal runs already, open http://localhost:${first}; ` +
        `otherwise choose another port, for example PORT=${first + count} ${command}`,
    );
  }
}
