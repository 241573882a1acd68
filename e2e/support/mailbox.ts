import { SMTPServer } from 'smtp-server';
import { MAIL_PORT } from '../portal.ts';

interface Letter {
  to: string[];
  text: string;
}

/** Quoted-printable without its line breaks, as far as links need it. */
const plain = (text: string) => text.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');

/** The mail server that the journeys' portal knows, for as long as one journey needs it. */
export async function openMailbox() {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, text: plain(Buffer.concat(parts).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(MAIL_PORT, '127.0.0.1', resolve));
  return {
    /** The link of the newest mail to an address, while there is one. */
    linkTo: (address: string): string | undefined =>
      /https?:\/\/\S+#new-password=[\w-]+/.exec(
        letters.findLast(({ to }) => to.includes(address))?.text ?? '',
      )?.[0],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
