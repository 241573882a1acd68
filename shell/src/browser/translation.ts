/**
 * The browser's translator wraps or replaces text nodes created by React. React then fails to remove them, or updates
 * invisible ones. React in all areas uses these methods, so they are patched here once.
 */

/** What a translator replaces a text with. */
const isStandIn = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** Texts removed from the page, and their replacements. */
const standIns = new WeakMap<Node, HTMLElement>();

/** The child of `parent` that is, contains or replaces this text. */
function placeOf(parent: Node, text: Node): Node | null {
  let at: Node | null = text;
  while (at && at.parentNode !== parent) at = standIns.get(at) ?? at.parentNode;
  return at;
}

const isElsewhere = (parent: Node, node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE && node.parentNode !== parent;

function takeOut(text: Node): void {
  standIns.get(text)?.remove();
  standIns.delete(text);
}

function learn(records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const record of records) {
    if (record.type === 'characterData') {
      // React updates the text, so its own comes back and is translated again.
      standIns.get(record.target)?.replaceWith(record.target);
      standIns.delete(record.target);
      continue;
    }
    for (const text of record.removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      const standIn = [...record.addedNodes, record.previousSibling, record.nextSibling].find(isStandIn);
      if (!standIn?.isConnected) continue;
      standIns.set(text, standIn);
      observer.observe(text, { characterData: true });
    }
  }
}

/** Lets React work on a page that is translated while in use. */
export function tolerateTranslation(page: Document = document): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!isElsewhere(this, child)) return removeChild.call(this, child) as Child;
    const place = placeOf(this, child);
    standIns.delete(child);
    if (place) removeChild.call(this, place);
    // A text that is nowhere leaves nothing behind.
    else if (child.parentNode) return removeChild.call(this, child) as Child;
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    takeOut(child);
    const place = isElsewhere(this, next) ? placeOf(this, next) : next;
    return insertBefore.call(this, child, place) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    takeOut(child);
    return appendChild.call(this, child) as Child;
  };
  new MutationObserver(learn).observe(page, { childList: true, subtree: true });
}
