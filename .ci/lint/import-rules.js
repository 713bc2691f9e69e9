/**
 * Who may import whom, as sentences for the person who did otherwise. The directions between the modules of the
 * backend need the whole graph and are a test: backend/test/architecture.
 */
import { posix } from 'node:path';

/** Lower may not import higher. */
const FRONTEND_LAYERS = ['config', 'content', 'lib', 'api', 'ui', 'entities', 'admin-ui', 'features', 'pages', 'app'];
const ADMIN_FOLDERS = /^frontend\/src\/(pages\/admin|features\/admin|admin-ui)\//;
const TYPEORM_PLACES =
  /\.(entity|repository|db\.spec)\.ts$|^backend\/src\/(migrations|platform|bin)\/|^backend\/src\/serve\.ts$|^backend\/(test|bench)\//;

const BACKEND_FOR_SEEDING = '@wattle-and-fern/backend/seeding';
const DEMO = '@wattle-and-fern/demo';
const TESTS = /\.(e2e-)?spec\.tsx?$|^(backend\/test|frontend\/e2e)\//;

const isPackage = (specifier, name) => specifier === name || specifier.startsWith(`${name}/`);

/**
 * @param {string} file path of the importing file, from the root of the checkout, with forward slashes
 * @param {string} specifier what it imports, as written
 * @returns {string | null} what is wrong with it
 */
export function importProblem(file, specifier) {
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
  const demo = demoProblem(file, target ?? specifier);
  if (demo) return demo;
  if (!target) return packageProblem(file, specifier);
  return file.startsWith('frontend/src/') ? layerProblem(file, target) : doorProblem(file, target);
}

/** @param {string} target path or package that is imported */
function demoProblem(file, target) {
  if (TESTS.test(file)) return null;
  const isOfDemo = target.startsWith('demo/') || isPackage(target, DEMO);
  if (!file.startsWith('demo/'))
    return isOfDemo ? 'The product is shipped without the demo: only tests may import it.' : null;
  const isOfProduct = /^(backend|frontend)\//.test(target) || target.startsWith('@wattle-and-fern/');
  return isOfProduct && !isOfDemo && target !== BACKEND_FOR_SEEDING
    ? `The demo uses what backend/src/seeding.ts exports: import it from "${BACKEND_FOR_SEEDING}".`
    : null;
}

function packageProblem(file, specifier) {
  if (file.startsWith('frontend/src/')) {
    const isAntd = isPackage(specifier, 'antd') || specifier.startsWith('@ant-design/');
    if (isAntd && !ADMIN_FOLDERS.test(file))
      return 'Ant Design is a quarter of a megabyte and belongs to Admin: pages/admin, features/admin, admin-ui. Use src/ui here.';
    return null;
  }
  if (!file.startsWith('backend/') || TYPEORM_PLACES.test(file)) return null;
  if (isPackage(specifier, 'typeorm'))
    return 'TypeORM stays in entities, repositories, migrations and the platform. Give a repository a method for it; the type EntityManager is exported by platform/database.';
  if (isPackage(specifier, '@nestjs/typeorm') && !file.endsWith('.module.ts'))
    return 'Only modules and repositories know of @nestjs/typeorm: inject a repository class instead.';
  return null;
}

function layerProblem(file, target) {
  const from = place(file);
  const to = place(target);
  if (!target.startsWith('frontend/src/')) return null;
  if (to.layer === 'admin-ui' && !ADMIN_FOLDERS.test(file))
    return 'admin-ui brings Ant Design along; only Admin imports it.';
  if (from.layer === 'features' && to.layer === 'features' && from.name !== to.name)
    return `The feature "${from.name}" may not know "${to.name}": bring both together in a page, or move what they share to entities, ui or lib.`;
  if (from.layer !== 'api' && target.startsWith('frontend/src/api/generated/'))
    return 'Import the subject from src/api, where it is said which answers go stale with which change.';
  if (from.layer === 'ui' && to.layer === 'api')
    return 'Components of ui show what they are given: ask for the data in an entity or a feature.';
  if (rank(to.layer) > rank(from.layer))
    return `Imports run app → pages → features → entities → ui → api → lib → config: "${from.layer}" may not import "${to.layer}".`;
  return null;
}

/** `name` is the folder of a feature: `search`, `admin/users`. */
const place = (path) => {
  const [, , layer = '', folder = '', inner = ''] = path.split('/');
  return { layer, name: folder === 'admin' ? `admin/${inner}` : folder };
};
/** Folders that are no layer (assets, styles) may be imported by all: they rank below. */
const rank = (layer) => FRONTEND_LAYERS.indexOf(layer);

function doorProblem(file, target) {
  const from = roomOf(file);
  const to = roomOf(target);
  if (!from || !to || from === to) return null;
  if (from.startsWith('backend/src/platform/') && to.startsWith('backend/src/modules/'))
    return `The platform knows nothing of ${to}.`;
  if (target === `${to}/index.js`) return null;
  return `Another module is imported through its index.ts only: import from "${to.replace('backend/src/', '')}/index.js" and export there what others may use.`;
}

/** @returns {string | null} `backend/src/modules/auth`, or null for files that belong to no module */
const roomOf = (path) => /^backend\/src\/(?:modules|platform)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
