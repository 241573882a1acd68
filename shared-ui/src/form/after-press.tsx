const RELEASES = ['mouseup', 'keyup'];

/**
 * Runs something after the press or key that moved the focus has ended. A message appearing earlier would move the
 * pressed element away from the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  const end = () => {
    for (const release of RELEASES) window.removeEventListener(release, end, true);
    // The click follows the release.
    setTimeout(work);
  };
  for (const release of RELEASES) window.addEventListener(release, end, true);
}
