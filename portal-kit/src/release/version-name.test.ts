import { expect, test } from '@jest/globals';
import { versionName } from '../registry/registry-schema.ts';
import { refuseVersion } from './build-and-release.ts';
import { release } from './release-fixture.ts';

test.each(['1.2.0', '1.0.0-7e3b8486dd', 'fix-12', 'Rc_1', '9'])('%s names a version', (name) => {
  expect(versionName.safeParse(name).success).toBe(true);
});

test.each([
  ...['../../evil', 'a b/c', 'feature/x', 'a\\b', '.', '..', '.hidden', 'a.', '', '-x', '1%2e', '版本'],
  ...['a\nb', 'a?b', 'a#b', 'x'.repeat(81)],
])('%j is refused before anything is built', (name) => {
  expect(() => refuseVersion(name)).toThrow('is no name for a version');
});

test('a version is not named like an earlier one, whatever its letters', () => {
  expect(() => refuseVersion('FIX-1', [release('landing', 'fix-1')])).toThrow('was released before');
});
