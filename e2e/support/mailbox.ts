import { openMailbox as open } from '../../server/src/testing/mailbox.ts';
import { MAIL_PORT } from '../portal.ts';

/** The mail server of the journeys' portal, while one journey needs it. */
export async function openMailbox() {
  const { newestTo, close } = await open(MAIL_PORT);
  return {
    /** The link in the newest mail to an address, if any. */
    linkTo: (address: string): string | undefined =>
      /https?:\/\/\S+#new-password=[\w-]+/.exec(newestTo(address)?.text ?? '')?.[0],
    close,
  };
}
