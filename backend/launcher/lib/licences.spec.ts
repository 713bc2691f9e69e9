import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unknownLicences } from './licences.mjs';
import { inRoot } from './places.mjs';

const found = (entry: { license?: string; dev?: boolean }, name = 'tool') =>
  unknownLicences({ packages: { '': {}, [`node_modules/other/node_modules/${name}`]: entry } });

describe('The licences of packages', () => {
  it('are all allowed', () => {
    expect(unknownLicences(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')))).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', 'tool: GPL-3.0-only'],
    ['AGPL-3.0-or-later', 'tool: AGPL-3.0-or-later'],
    ['MIT AND GPL-3.0-only', 'tool: MIT AND GPL-3.0-only'],
    [undefined, 'tool: no licence in its package.json'],
  ])('are noticed when one is %s', (license, words) => {
    expect(found({ ...(license && { license }) })).toEqual([words]);
  });

  it('may be chosen from alternatives, and do not matter for what only builds and tests', () => {
    expect(found({ license: '(GPL-3.0-only OR MIT)' })).toEqual([]);
    expect(found({ license: 'GPL-3.0-only', dev: true })).toEqual([]);
  });

  it('have exceptions for the package that was looked at, and for no other one', () => {
    expect(found({ license: 'MPL-2.0' }, 'web-push')).toEqual([]);
    expect(found({ license: 'MPL-2.0' }, 'web-push-other')).toEqual(['web-push-other: MPL-2.0']);
    expect(found({ license: 'Apache-2.0 AND LGPL-3.0-or-later' }, '@img/sharp-win32-x64')).toEqual([]);
  });
});
