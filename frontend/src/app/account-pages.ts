import { pageIn, type FindPage, type PageModule } from './page-module';

const modules = import.meta.glob<PageModule>('../pages/account/**/*Page.tsx');

/** The code of pages for members. It is a separate list, so that visitors do not load it. */
export const accountPage: FindPage = (name) => pageIn(modules, name)();
