import type { PageModule } from './page-module';

const modules = import.meta.glob<PageModule>('../pages/account/**/*Page.tsx');

/** The code of pages for members. It is a separate list, so that visitors do not load it. */
export function accountPage(name: string): Promise<PageModule> {
  const load = modules[`../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page src/pages/${name}.tsx`);
  return load();
}
