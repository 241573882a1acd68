import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails after the call is answered, so that the response time does not reveal whether there was one to send. */
export interface Mailer {
  /** Where people open the portal, for links. */
  address: string;
  /** Runs mail work in the background. Failures are reported. */
  later(work: (send: (mail: Mail) => Promise<void>) => Promise<void>): void;
  /** Waits for unfinished work. */
  close(): Promise<void>;
}

/** Long enough for a slow mail server, but no longer than the shutdown waits. */
const TIMEOUT_MS = 10_000;

export function createMailer(
  { server, from, address }: NonNullable<Config['mail']>,
  report: (error: unknown) => void,
): Mailer {
  const transport = nodemailer.createTransport({
    url: server,
    // Names and passwords are never sent over an unencrypted connection.
    requireTLS: new URL(server).username !== '',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const underWay = new Set<Promise<void>>();
  const send = async (mail: Mail) => {
    await transport.sendMail({ from, ...mail });
  };
  return {
    address: address.replace(/\/+$/, ''),
    later(work) {
      const run: Promise<void> = work(send)
        .catch(report)
        .finally(() => underWay.delete(run));
      underWay.add(run);
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
