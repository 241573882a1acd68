const RELEASES = ['mouseup', 'keyup'];

/**
 * Does something once the press or key that took the focus away has ended. A message that appears before that moves
 * what is being pressed away from under the pointer, and the click is lost.
 */
export function afterPress(work: () => void): void {
  const end = () => {
    for (const release of RELEASES) window.removeEventListener(release, end, true);
    // The click comes right after the release.
    setTimeout(work);
  };
  for (const release of RELEASES) window.addEventListener(release, end, true);
}
