import type { Role } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { MAILS_PER_HOUR } from '@portal/shared-api/password-resets';
import type { Database } from '../database/connect.ts';
import { forgetAsked, isWithinLimit } from '../http/rate-limits.ts';
import { accountsNamed } from '../sessions/queries.ts';
import { hashOfToken, newToken } from '../sessions/token.ts';
import type { Mailer } from './mailer.ts';
import { addReset } from './queries.ts';
import { resetMail } from './reset-mail.ts';

/** What mails to one mailbox are counted by. Roles are counted separately, since neither opens the other. */
export const mailsOf = ({ role, email }: { role: Role; email: string }) => `reset mails:${role}:${email}`;

interface Request {
  database: Database;
  mailer: Mailer;
  language: Language;
  rateLimitFactor: number;
  role: Role;
  /** An address, or a Student ID. */
  email: string;
}

/**
 * Sends the links for all accounts of a mailbox after the call is answered; nothing if there is none. Over the limit
 * nothing is sent: the earlier mails still work.
 */
export function sendLinks({
  database,
  mailer,
  language,
  rateLimitFactor,
  role,
  email: typed,
}: Request): void {
  mailer.later(async (send) => {
    const [named] = await accountsNamed(database, role, typed, 1);
    if (!named) return;
    const { email } = named;
    const counted = mailsOf({ role, email });
    const limit = { max: MAILS_PER_HOUR * rateLimitFactor, perSeconds: 3600 };
    if (!(await isWithinLimit(database, counted, limit))) return;
    const links = [];
    // All siblings get theirs, even if one was requested by Student ID: the mailbox opens every account anyway.
    for (const account of await accountsNamed(database, role, email)) {
      const token = newToken();
      await addReset(database, account, hashOfToken(token));
      // After #, where neither servers nor their logs see it.
      links.push({ ...account, url: `${mailer.address}/signin#new-password=${token}` });
    }
    try {
      await send(resetMail(email, links, language));
    } catch (error) {
      // A mail that could not be sent is not in any mailbox.
      await forgetAsked(database, counted, 1);
      throw error;
    }
  });
}
