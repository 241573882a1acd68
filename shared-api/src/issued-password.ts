/** Without 0 and O, 1, l and I: passwords are read out at the counter and copied from paper. */
const classes = ['23456789', 'abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '!@#$%^&*()'];
const alphabet = classes.join('');
const LENGTH = 13;

/** A uniformly distributed integer below `limit`: draws that would favour low ones are discarded. */
function below(limit: number): number {
  const fair = 256 - (256 % limit);
  const draw = new Uint8Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0]! >= fair);
  return draw[0]! % limit;
}

const pick = (characters: string): string => characters[below(characters.length)]!;

/**
 * The password suggested by the accept dialogs (specification B, Approval List): 13 characters from digits, lower
 * case, upper case and `!@#$%^&*()`, at least one of each.
 */
export function issuedPassword(): string {
  const characters = classes.map(pick);
  while (characters.length < LENGTH) characters.push(pick(alphabet));
  for (let last = LENGTH - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [characters[last], characters[other]] = [characters[other]!, characters[last]!];
  }
  return characters.join('');
}
