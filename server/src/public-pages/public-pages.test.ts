import { beforeAll, expect, test } from '@jest/globals';
import { siteSettings } from '@portal/shared-api/landing-content';
import { createCategory, listCategories } from '@portal/shared-api/landing-settings-achievements';
import sharp from 'sharp';
import { settings } from '../database/schema/settings.ts';
import { prerenderedReleases, portalFolder } from '../testing/prerendered-releases.ts';
import { addAdmin } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { linksOf } from './search-engines.ts';

const folder = await portalFolder();

/** Small builds instead of the real ones: they render what they are given. */
const shellBuild = `
exports.modules = { react: { mark: 'shared' } };
exports.render = async ({ area: found, areas, path, language, ask }) => {
  const { name: area, module } = found ?? { name: 'shell', module: { title: 'Shell' } };
  const site = await ask('${siteSettings.name}', {});
  return {
    head: '<title>' + module.title + ' ' + path + '</title><meta name="description" content="A &amp; B"/>',
    page: [area, areas.length, language, site.intake_year, module.mark].join(' '),
  };
};`;
const landingBuild = `exports.default = { title: 'Landing', mark: require('react').mark };`;
const brokenBuild = `exports.default = {}; throw new Error('broken on purpose');`;

const { put, release } = await prerenderedReleases(folder, {
  shell: shellBuild,
  pages: ['/', '/teachers'],
});
await put('shell/index.html', '<html>made in the browser</html>');

const { app, database, call } = await testPortal({ portalFolder: folder });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'centre.example', ...headers } });
const changeYear = (intakeYear: number) => database.update(settings).set({ intakeYear });

beforeAll(async () => {
  await changeYear(2031);
  await release(landingBuild);
});

test('a page is HTML with its content, its style and what search engines ask for', async () => {
  const { payload, headers } = await get('/teachers');
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] as string)![1]!;
  expect(payload).toContain('<html lang="en">');
  expect(payload).toContain('<div id="ahead">landing 2 en 2031 shared</div>');
  expect(payload).toContain(`<style nonce="${nonce}">/* of /teachers */</style>`);
  for (const tag of [
    '<title>Landing /teachers</title>',
    '<link rel="canonical" href="http://centre.example/teachers">',
    '<link rel="alternate" hreflang="en" href="http://centre.example/teachers">',
    '<link rel="alternate" hreflang="zh-Hans" href="http://centre.example/teachers?lang=zh-Hans">',
    '<link rel="alternate" hreflang="x-default" href="http://centre.example/teachers">',
    '<meta property="og:title" content="Landing /teachers">',
    '<meta property="og:description" content="A &amp; B">',
    '<meta property="og:url" content="http://centre.example/teachers">',
  ])
    expect(payload).toContain(tag);
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/teachers', 'en', 'Sinar Scholars'],
  ['/teachers?lang=zh-Hans', 'zh-Hans', '晨光学苑'],
])('%s has a picture for messengers', async (address, language, name) => {
  const { payload } = await get(address);
  const image = /<meta property="og:image" content="http:\/\/centre\.example(\/[^"]+)">/.exec(payload)![1]!;
  expect(image).toContain(`.${language}.`);
  for (const tag of [
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${name}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(payload).toContain(tag);
  const picture = await get(image);
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.headers['cache-control']).toContain('immutable');
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the address of the configuration counts for the picture too', () => {
  const tags = linksOf('<title>A</title>', 'https://portal.example', '/', 'en');
  expect(tags).toMatch(/"og:image" content="https:\/\/portal\.example\/share-card\.en\./);
});

test.each<[string, Record<string, string>, string]>([
  ['/', {}, 'en'],
  ['/', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'ch'],
  ['/', { 'accept-language': 'zh-CN', cookie: 'a=b; language=en' }, 'en'],
  ['/', { cookie: 'language=ch' }, 'ch'],
  ['/?lang=en', { cookie: 'language=ch' }, 'en'],
  ['/?lang=zh-Hans', {}, 'ch'],
])('%s with %j is in %s', async (url, headers, language) => {
  const answer = await get(url, headers);
  expect(answer.payload).toContain(`landing 2 ${language} `);
  expect(answer.payload).toContain(`<html lang="${language === 'en' ? 'en' : 'zh-Hans'}">`);
  const cookie = answer.headers['set-cookie'];
  if (url.includes('lang=')) expect(cookie).toMatch(`language=${language};`);
  else expect(cookie).toBeUndefined();
});

test('who is signed in, and whatever is no public page, gets the page that is made in the browser', async () => {
  for (const path of ['/', '/signin'])
    expect((await get(path, { cookie: 'signed_in=1' })).payload).toBe(
      '<html data-signed-in>made in the browser</html>',
    );
  expect((await get('/teacher')).payload).toBe('<html>made in the browser</html>');
});

test('a page of the shell itself is rendered as well, and is nothing to search for', async () => {
  expect((await get('/signin')).payload).toContain('<title>Shell /signin</title>');
  expect((await get('/sitemap.xml')).payload).not.toContain('signin');
});

test('a browser that has the page goes on with it and with the policy that came along', async () => {
  const { etag } = (await get('/')).headers;
  const again = await get('/', { 'if-none-match': etag as string });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBeUndefined();
  expect((await get('/?lang=zh-Hans', { 'if-none-match': etag as string })).statusCode).toBe(200);
});

test('what an admin changes shows at once', async () => {
  await get('/');
  await changeYear(2032);
  // changed by another process, so it shows with a delay
  expect((await get('/')).payload).toContain(' 2031 ');
  const { token } = await addAdmin(database, { level: 'level_3' });
  const { status } = await call(createCategory, { body: { title: 'Chess' } }, token);
  expect(status).toBe(200);
  expect((await get('/')).payload).toContain(' 2032 ');
});

test('a release is followed at once, one that cannot render leaves what is made in the browser', async () => {
  await release(landingBuild.replace('Landing', 'Newer'));
  expect((await get('/')).payload).toContain('<title>Newer /</title>');
  for (const broken of [() => release(brokenBuild), () => release(landingBuild, { hash: 'sha256-other' })]) {
    await broken();
    expect((await get('/')).payload).toBe('<html>made in the browser</html>');
    expect((await get('/teachers')).statusCode).toBe(200);
  }
  await release(landingBuild);
  expect((await get('/')).payload).toContain('<title>Landing /</title>');
});

test('search engines find every page in both languages, and nothing of the areas', async () => {
  const map = await get('/sitemap.xml');
  expect(map.headers['content-type']).toContain('application/xml');
  expect(map.payload.match(/<url>/g)).toHaveLength(4);
  expect(map.payload).toContain('<loc>http://centre.example/teachers?lang=zh-Hans</loc>');
  const { payload } = await get('/robots.txt');
  expect(payload).toContain('Disallow: /teacher/\n');
  expect(payload).toContain('Sitemap: http://centre.example/sitemap.xml');
});

test('a page is told nothing but what visitors may read', async () => {
  await release(landingBuild, {}, shellBuild.replace(siteSettings.name, listCategories.name));
  expect((await get('/')).payload).toBe('<html>made in the browser</html>');
});
