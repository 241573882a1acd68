import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { tolerateTranslation } from './translation.ts';

beforeAll(() => tolerateTranslation());
afterEach(cleanup);

function Fees() {
  const [count, setCount] = useState(0);
  return (
    <div data-testid="fees">
      {count % 2 === 0 && 'Loading'}
      {count % 3 !== 1 ? 'two' : null}
      <b>RM {count * 10}</b>
      <ul>
        {count > 1 && <li>more {count}</li>}
        <li>last</li>
      </ul>
      <button onClick={() => setCount((before) => before + 1)}>Next</button>
    </div>
  );
}

const textsOf = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.data.trim() && text.parentNode!.nodeName !== 'FONT');
};
const twoFonts = () => {
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  return outer;
};

/** How translators work: the text is wrapped in two elements, or replaced by two elements with other words. */
const translators = {
  wraps(text: Text) {
    const fonts = twoFonts();
    text.replaceWith(fonts);
    fonts.firstChild!.appendChild(text);
  },
  replaces(text: Text) {
    const fonts = twoFonts();
    fonts.firstChild!.textContent = text.data;
    text.replaceWith(fonts);
  },
  'puts before, takes out'(text: Text) {
    const fonts = twoFonts();
    fonts.firstChild!.textContent = text.data;
    text.parentNode!.insertBefore(fonts, text);
    text.remove();
  },
};

describe.each(Object.entries(translators))('a translator that %s texts', (_, translate) => {
  test('leaves React its page: every change shows, nothing stays behind', async () => {
    const shown: string[] = [];
    const expected: string[] = [];
    for (const isTranslated of [false, true]) {
      render(<Fees />);
      for (let press = 0; press < 8; press++) {
        if (isTranslated) textsOf(screen.getByTestId('fees')).forEach(translate);
        // Mutations are reported in a microtask; the click comes later.
        await Promise.resolve();
        fireEvent.click(screen.getByRole('button'));
        await new Promise((resolve) => setTimeout(resolve));
        (isTranslated ? shown : expected).push(screen.getByTestId('fees').textContent);
      }
      cleanup();
    }
    expect(shown).toEqual(expected);
    expect(new Set(expected).size).toBe(8);
  });
});

test('what is no child is refused as ever', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow('not a child');
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  one.append('text');
  expect(() => other.removeChild(one.firstChild!)).toThrow('not a child');
});
