/** Licences that allow us to run and ship a package and require no more than attribution. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

/**
 * Packages with another licence, or with none in their package.json, each with the reason why they are allowed.
 * @type {[name: RegExp, licence: string, reason: string][]}
 */
const EXCEPTIONS = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips is a separate shared library, used unmodified'],
  [/^(?:mediabunny|satori|web-push)$/, 'MPL-2.0', 'asks for the changes to its own files, of which there are none'],
  [/^passport-strategy$/, 'MIT', 'its LICENSE file, and the older field `licenses`'],
  [/^pause$/, 'MIT', 'its Readme.md'],
  [/^png-js$/, 'MIT', 'its LICENSE file'],
];

/** @param {string} place @returns {string} */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Whether an SPDX expression is allowed: one side of an OR, all sides of an AND.
 * @param {string} expression
 * @param {(licence: string) => boolean} allowed
 */
const permits = (expression, allowed) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((licence) => allowed(licence.trim())));

/**
 * Lists production packages with a licence that is not allowed; development packages are ignored.
 * @param {{ packages: Record<string, { license?: string, dev?: boolean, link?: boolean }> }} lock
 * @returns {string[]}
 */
export function unknownLicences({ packages }) {
  return Object.entries(packages).flatMap(([place, { license, dev, link }]) => {
    if (!place.includes('node_modules/') || dev || link) return [];
    const name = nameOf(place);
    const granted = EXCEPTIONS.flatMap(([pattern, licence]) => (pattern.test(name) ? [licence] : []));
    const expression = license ?? granted[0] ?? '';
    const fine = permits(expression, (one) => ALLOWED.has(one) || granted.includes(one));
    return fine ? [] : [`${name}: ${license ?? 'no licence in its package.json'}`];
  });
}
