import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: string[];
  text: string;
}

/** The text of a mail: quoted-printable without line breaks, enough for reading links. */
function textOf(mail: string): string {
  const [, body = ''] = mail.split(/\r\n\r\n(.*)/s);
  return body.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
}

/** A local mail server that keeps what it receives; on a free port unless one is given. */
export async function openMailbox(port = 0) {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, text: textOf(Buffer.concat(parts).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as { port: number }).port,
    letters,
    /** The newest mail to an address, if any. */
    newestTo: (address: string): Letter | undefined => letters.findLast(({ to }) => to.includes(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
