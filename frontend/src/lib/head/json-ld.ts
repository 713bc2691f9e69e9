import type { BreadcrumbList, Organization, Thing, WithContext } from 'schema-dts';
import { product } from '../../config/product';

/** One object of the schema.org vocabulary. */
export type JsonLdThing = WithContext<Thing>;

/** JSON that is safe inside a script element. */
export function writeJsonLd(thing: JsonLdThing): string {
  return JSON.stringify(thing)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The organisation that runs the site. */
export function organization(site: string): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${site}/#organization`,
    name: product.name,
    url: `${site}/`,
    logo: `${site}/favicon.svg`,
    description: product.tagline,
    areaServed: ['AU', 'NZ'],
    sameAs: product.social.map(({ url }) => url),
  };
}

export interface Crumb {
  name: string;
  /** From the root, region included. */
  path: string;
}

/** The path from the home page to this page, this page last. */
export function breadcrumbs(site: string, crumbs: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  };
}
