export { breadcrumbs, organization, type Crumb, type JsonLdThing } from './json-ld';
export { pageAddress } from './page-address';
export { PageHead, useSite } from './PageHead';
