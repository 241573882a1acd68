/** Letters of right-to-left scripts, and the characters that change direction. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** A text that closes all its isolates and none of those around it. */
function balanced(text: string): string {
  let open = 0;
  const kept = [...text].filter((sign) => {
    if (/[\u2066-\u2068]/.test(sign)) open += 1;
    else if (sign === POP_ISOLATE) return open > 0 && open-- > 0;
    return true;
  });
  return kept.join('') + POP_ISOLATE.repeat(open);
}

/**
 * Isolates a typed name or comment in Arabic or Hebrew, or with direction marks, so that it does not affect amounts
 * and words beside it. Any other text stays as typed.
 */
export const isolated = (text: string): string =>
  TURNING.test(text) ? `${FIRST_STRONG_ISOLATE}${balanced(text)}${POP_ISOLATE}` : text;
