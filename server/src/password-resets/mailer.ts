import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails behind the answers of calls: how long it takes tells nobody whether there was one to send. */
export interface Mailer {
  /** Where people open the portal, for links. */
  address: string;
  /** Does in the background what ends with mails; a failure is reported. */
  later(work: (send: (mail: Mail) => Promise<void>) => Promise<void>): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Long enough for a slow mail server, and not longer than the portal waits when it stops. */
const TIMEOUT_MS = 10_000;

export function createMailer(
  { server, from, address }: NonNullable<Config['mail']>,
  report: (error: unknown) => void,
): Mailer {
  const transport = nodemailer.createTransport({
    url: server,
    // A name and a password never go over an open line.
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
