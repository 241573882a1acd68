import { openMailbox as open } from '../../server/src/testing/mailbox.ts';
import { MAIL_PORT } from '../portal.ts';

/** The mail server that the journeys' portal knows, for as long as one journey needs it. */
export async function openMailbox() {
  const { newestTo, close } = await open(MAIL_PORT);
  return {
    /** The link of the newest mail to an address, while there is one. */
    linkTo: (address: string): string | undefined =>
      /https?:\/\/\S+#new-password=[\w-]+/.exec(newestTo(address)?.text ?? '')?.[0],
    close,
  };
}
