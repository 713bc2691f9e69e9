import type { PageModule } from './page-module';

const modules = import.meta.glob<PageModule>('../pages/account/**/*Page.tsx');

/** The code of a page for those who are signed in. Visitors need no list of them. */
export function accountPage(name: string): Promise<PageModule> {
  const load = modules[`../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page src/pages/${name}.tsx`);
  return load();
}
