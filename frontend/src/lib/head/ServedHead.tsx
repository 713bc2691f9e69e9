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
  /** A picture of the page's own, shown by others as it is instead of a drawn preview; a path of ours or an address. */
  cover?: { url: string; alt: string | null } | undefined;
  type?: 'website' | 'article';
  /** What the page says to search engines, all of it true. Made for the server only: nothing in the browser reads it. */
  jsonLd?: JsonLdThing[];
  /** The page stands in its own region only, as a city does. */
  single?: boolean;
  /** The part of the query that makes it a page of its own, as `?category=visas-money`. */
  query?: string;
  /** Where the page stands, when its path alone does not say. */
  address?: PageAddress;
  /** Language and country of the page where it is not the region's, as `fr_FR`. */
  locale?: string;
  /** The same page in further languages. */
  alternates?: readonly Alternate[];
  /** Parts of the head that belong to one kind of page; drawn by the server only. */
  children?: ReactNode;
}

/** The part of a page's head that only machines read. */
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
  use(PageFactsContext)?.noteTitle(title);
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
