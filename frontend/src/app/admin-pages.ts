import type { PageModule } from './page-module';

const modules = import.meta.glob<PageModule>('../pages/admin/*Page.tsx');

/** The code of a page of Admin. Where its pages are is known to Admin only: visitors need no list of them. */
export function adminPage(name: string): Promise<PageModule> {
  const load = modules[`../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page src/pages/${name}.tsx`);
  return load();
}
