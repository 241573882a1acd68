const parts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Whether a version is at least another. */
export function isAtLeast(version: string, lowest: string): boolean {
  const [is, needed] = [parts(version), parts(lowest)];
  const at = is.findIndex((part, index) => part !== needed[index]);
  return at < 0 || is[at]! > needed[at]!;
}

/** Whether a contract version is in a caret range of `area.json`, `^1.2.0`. */
export function isInRange(version: string, range: string): boolean {
  const [major, minor, patch] = parts(version);
  const [fromMajor, fromMinor, fromPatch] = parts(range.slice(1));
  if (major !== fromMajor) return false;
  if (major === 0 && minor !== fromMinor) return false;
  return minor > fromMinor || (minor === fromMinor && patch >= fromPatch);
}
