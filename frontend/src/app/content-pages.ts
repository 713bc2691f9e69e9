import { pageIn, type FindPage, type PageModule } from './page-module';

const modules = import.meta.glob<PageModule>([
  '../pages/public/**/*Page.tsx',
  '!../pages/public/{Home,SearchAuPairs,SearchFamilies,Family,AuPair,Auth,ResetPassword,JoinHousehold}Page.tsx',
]);

/** The code of the other public pages. It is a separate list, so that the pages with the most code load less. */
export const contentPage: FindPage = (name) => pageIn(modules, name)();
