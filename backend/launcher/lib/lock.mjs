/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock the parts of package-lock.json that are read here
 * @typedef {{ place: string, entry: LockedPackage }} Addition
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const EXACT_VERSION = /^\d+\.\d+\.\d+/;

/**
 * Reads the target platform from the name of a binary package: `@swc/core-linux-arm64-musl`.
 * @param {string} name
 * @returns {Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | null} null when the name does not contain one
 */
export function platformOf(name) {
  const parts = name.split(/[-/]/).map((part) => (part === 'windows' ? 'win32' : part));
  const os = parts.find((part) => SYSTEMS.includes(part));
  const cpu = parts.findLast((part) => PROCESSORS.includes(part));
  if (!os || !cpu) return null;
  const libc = os !== 'linux' ? null : /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : null;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/**
 * Where Node would find `name` from the package at `place`, nearest first.
 * @param {string} place
 * @param {string} name
 */
function placesFrom(place, name) {
  const places = [`node_modules/${name}`];
  const steps = place.split('/');
  for (let length = 1; length <= steps.length; length += 1)
    if (place) places.unshift(`${steps.slice(0, length).join('/')}/node_modules/${name}`);
  return places.filter((found) => !found.includes('node_modules/node_modules'));
}

/**
 * Finds optional dependencies that are missing from the lock file. npm leaves out those that its registry did not
 * offer, and then `npm ci` rejects the lock file wherever the registry does offer them.
 * @param {Lock} lock
 * @returns {{ additions: Addition[], unknown: string[] }} `unknown`: packages whose name does not contain a platform
 */
export function missingPlatforms({ packages }) {
  /** @type {Map<string, Addition>} */
  const additions = new Map();
  /** @type {string[]} */
  const unknown = [];
  for (const [place, { dev, optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, wanted] of Object.entries(optionalDependencies)) {
      const found = placesFrom(place, name).find((candidate) => packages[candidate]);
      if (found && !conflicts(packages[found]?.version, wanted)) continue;
      const platform = platformOf(name);
      if (!platform || !EXACT_VERSION.test(wanted)) {
        unknown.push(`${name}@${wanted}, wanted by ${place}`);
        continue;
      }
      const target = found ? `${place}/node_modules/${name}` : `node_modules/${name}`;
      const { os, cpu, libc } = platform;
      const entry = { version: wanted, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, os };
      additions.set(target, { place: target, entry });
    }
  return { additions: [...additions.values()], unknown };
}

/**
 * @param {string | undefined} version
 * @param {string} wanted
 */
const conflicts = (version, wanted) => EXACT_VERSION.test(wanted) && version !== wanted;

/**
 * Adds the missing platforms to the lock file, sorted as npm sorts.
 * @param {Lock} lock
 * @returns {Lock}
 */
export function completed(lock) {
  const added = missingPlatforms(lock).additions.map(({ place, entry }) => /** @type {const} */ ([place, entry]));
  const entries = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(entries) };
}

/**
 * Lists packages that the lock file does not fetch from npm's public registry.
 * @param {Lock} lock
 */
export const strayHosts = ({ packages }) =>
  Object.values(packages)
    .map(({ resolved = '' }) => resolved)
    .filter((resolved) => /^\w+:/.test(resolved) && !resolved.startsWith('https://registry.npmjs.org/'));

/**
 * Lists workspaces whose package.json does not match the lock file.
 * @param {Lock} lock
 * @param {Record<string, LockedPackage>} manifests by folder, '' being the root
 */
export const outdatedManifests = ({ packages }, manifests) =>
  Object.entries(manifests)
    .filter(([folder, manifest]) => wishes(packages[folder]) !== wishes(manifest))
    .map(([folder]) => folder || '.');

/** @param {LockedPackage | undefined} manifest */
const wishes = ({ dependencies, devDependencies, optionalDependencies } = {}) =>
  JSON.stringify(
    [dependencies, devDependencies, optionalDependencies].map((list) => Object.entries(list ?? {}).sort()),
  );
