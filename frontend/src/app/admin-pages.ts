import { pageIn, type FindPage, type PageModule } from './page-module';

const modules = import.meta.glob<PageModule>('../pages/admin/*Page.tsx');

/** The code of Admin pages. It is a separate list, so that visitors do not load it. */
export const adminPage: FindPage = (name) => pageIn(modules, name)();
