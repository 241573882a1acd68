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

/** What the mails to one mailbox are counted for. Those of two roles are counted apart, since none opens the other. */
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
 * Sends the links of all accounts of a mailbox behind the answer of the call; nothing where there is none. Over the limit
 * nothing is sent either: the mails of this hour work.
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
    // Siblings each get theirs, also when one of them was asked for by Student ID: every mail opens every account.
    for (const account of await accountsNamed(database, role, email)) {
      const token = newToken();
      await addReset(database, account, hashOfToken(token));
      // Behind #, where neither servers nor their logs see it.
      links.push({ ...account, url: `${mailer.address}/signin#new-password=${token}` });
    }
    try {
      await send(resetMail(email, links, language));
    } catch (error) {
      // What did not go out is in no mailbox.
      await forgetAsked(database, counted, 1);
      throw error;
    }
  });
}
