/**
 * Adds the page's nonce to every style element created by a script. Ant Design only does so for its themes, not for
 * the rules that lock scrolling behind a dialog, which the content security policy would block.
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
