/** Licences that let us run and ship what we build with a package, and ask for no more than to name its authors. */
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
 * Packages that are used in spite of their licence, or that do not say it in their package.json, each with the reason.
 * @type {[name: RegExp, licence: string, reason: string][]}
 */
const EXCEPTIONS = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips is a shared library of its own, used as it is'],
  [/^(?:satori|web-push)$/, 'MPL-2.0', 'asks for the changes to its own files, of which there are none'],
  [/^passport-strategy$/, 'MIT', 'its LICENSE file, and the older field `licenses`'],
  [/^pause$/, 'MIT', 'its Readme.md'],
  [/^png-js$/, 'MIT', 'its LICENSE file'],
];

/** @param {string} place @returns {string} */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Whether an SPDX expression lets us use a package: of alternatives one has to be allowed, of a conjunction all.
 * @param {string} expression
 * @param {(licence: string) => boolean} allowed
 */
const permits = (expression, allowed) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((licence) => allowed(licence.trim())));

/**
 * Packages of the product itself whose licence no one has allowed; those that only build and test it are left out.
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
