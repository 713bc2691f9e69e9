import type { PageModule } from './page-module';

const modules = import.meta.glob<PageModule>([
  '../pages/public/**/*Page.tsx',
  '!../pages/public/{Home,SearchAuPairs,SearchFamilies,Family,AuPair,Auth,ResetPassword,JoinHousehold}Page.tsx',
]);

/** The code of the other public pages. It is a separate list, so that the pages with the most code load less. */
export function contentPage(name: string): Promise<PageModule> {
  const load = modules[`../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page src/pages/${name}.tsx`);
  return load();
}
