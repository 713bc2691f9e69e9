export { breadcrumbs, organization, type Crumb, type JsonLdThing } from './json-ld';
export { JsonLd } from './JsonLd';
export { pageAddress, type Alternate } from './page-address';
export { PageHead, useSite } from './PageHead';
