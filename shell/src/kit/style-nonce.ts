/**
 * Gives the page's nonce to every style element that a script makes. Ant Design passes it along for its themes, but not
 * for the rules that keep the page still behind a dialog, and the content security policy would refuse those.
 */
export function applyStyleNonce(nonce: string | undefined): void {
  if (!nonce) return;
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = nonce;
    return element;
  };
}
