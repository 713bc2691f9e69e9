import { pageIn, type FindPage, type PageModule } from './page-module';

const modules = import.meta.glob<PageModule>('../pages/account/**/*Page.tsx');

/** Parts that request the data of their page, so they load next to the page rather than after it. */
const parts: Record<string, () => Promise<unknown>> = {
  'account/DashboardPage': () => import('../pages/account/dashboard'),
};

/** The code of pages for members. It is a separate list, so that visitors do not load it. */
export const accountPage: FindPage = (name) => {
  // The page loads its part too, and tells when that fails.
  parts[name]?.().catch(() => undefined);
  return pageIn(modules, name)();
};
