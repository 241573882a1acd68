import { z } from 'zod';
import { signedAmountText } from './money.ts';

/** The answer of a call that only reports success, in the caller's language. */
export const done = z.object({ message: z.string() });

/** Money in an answer: the server works in integer sen, the wire carries ringgit as text, `120.50`. */
export const ringgitText = z.int().transform(signedAmountText);
