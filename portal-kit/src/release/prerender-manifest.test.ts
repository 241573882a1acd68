import { expect, test } from '@jest/globals';
import { prerenderTemplate } from './prerender-manifest.ts';

const template = `<!doctype html>
<html lang="en">
  <head><title>Centre</title><style nonce="__CSP_NONCE__">a{}</style><script defer src="/assets/shell.js"></script></head>
  <body><div class="outdated">Old</div>
    <div id="root">
      <div id="waiting"><p>Not here yet</p></div>
    </div>
  </body>
</html>`;

test('the scripts of the shell wait in the page, which is whole without them', () => {
  const page = prerenderTemplate(template);
  expect(page).toContain('<html lang="__LANGUAGE__">');
  expect(page).not.toContain('<title>');
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    '<div id="ahead">__PAGE__</div><div id="root"></div><div id="waiting"><p>Not here yet</p></div>' +
      '<template id="shell">__HINTS__<script defer src="/assets/shell.js"></script></template> </body>',
  );
  const outside = page.replace(/<template[\s\S]*<\/template>/, '');
  expect(outside.match(/<script[^>]*>/g)).toEqual(['<script defer src="__EARLY__">']);
  expect(outside).toContain('<style nonce="__CSP_NONCE__">__STYLE__</style>');
});
