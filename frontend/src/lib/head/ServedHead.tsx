import { use, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { PublicSettings } from '../../config/product';
import { DEFAULT_REGION } from '../../config/regions';
import { regionOfPath } from '../region';
import { JsonLd } from './JsonLd';
import type { JsonLdThing } from './json-ld';
import { pageAddress, socialImage, type Alternate, type PageAddress } from './page-address';
import { PageFactsContext } from './page-facts';
import { SocialTags } from './SocialTags';

export interface ServedHeadProps {
  /** Without the product's name. */
  title: string;
  description?: string | undefined;
  /** Path of the preview picture; by default the one drawn for the page's own path. */
  image?: string | undefined;
  /** The page's own picture, used in link previews in place of a drawn one; a path or an absolute address. */
  cover?: { url: string; alt: string | null } | undefined;
  type?: 'website' | 'article';
  /** Data for search engines; only the server renders it. */
  jsonLd?: JsonLdThing[];
  /** The page exists in one region only, as that of a city. */
  single?: boolean;
  /** The part of the query that belongs to the canonical address, such as `?category=visas-money`. */
  query?: string;
  /** The page's address, if it does not follow from the path. */
  address?: PageAddress;
  /** Language and country of the page if they are not the region's, such as `fr_FR`. */
  locale?: string;
  /** The same page in further languages. */
  alternates?: readonly Alternate[];
  /** Further tags of this kind of page; only the server renders them. */
  children?: ReactNode;
}

/** The tags in a page's head that only machines read. */
export function ServedHead({
  title,
  description,
  image,
  cover,
  type = 'website',
  jsonLd = [],
  single = false,
  query = '',
  address,
  locale,
  alternates: further = [],
  children,
}: ServedHeadProps) {
  const { pathname } = useLocation();
  const site = useSelector((state: { settings: PublicSettings }) => state.settings.publicUrl);
  use(PageFactsContext)?.noteTitle(title, description);
  const { canonical, alternates } = address ?? pageAddress(pathname, single);
  return (
    <>
      <link rel="canonical" href={site + canonical + query} />
      {[...alternates, ...further].map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={site + path + query} />
      ))}
      <SocialTags
        title={title}
        description={description}
        type={type}
        url={site + canonical + query}
        image={cover ? new URL(cover.url, site).href : site + (image ?? socialImage(canonical))}
        cover={cover}
        region={regionOfPath(pathname) ?? DEFAULT_REGION}
        both={alternates.length > 0}
        locale={locale}
      />
      {children}
      {jsonLd.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  );
}
