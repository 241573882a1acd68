/**
 * Calls `found` with the element of an id: now, or as soon as it appears. Returns a function that ends the waiting;
 * it also ends when the waited-for is no longer `wanted`.
 */
export function onceThere(
  id: string,
  found: (element: HTMLElement) => void,
  wanted: () => boolean = () => true,
): () => void {
  const look = () => {
    const element = document.getElementById(id);
    if (element) found(element);
    return element !== null || !wanted();
  };
  if (look()) return () => {};
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
