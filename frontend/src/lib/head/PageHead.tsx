import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { product, type PublicSettings } from '../../config/product';
import { DEFAULT_REGION } from '../../config/regions';
import { regionOfPath } from '../region';
import { JsonLd } from './JsonLd';
import type { JsonLdThing } from './json-ld';
import { pageAddress, socialImage, type Alternate, type PageAddress } from './page-address';
import { SocialTags } from './SocialTags';

interface PageHeadProps {
  /** Without the product's name. */
  title: string;
  description?: string | undefined;
  /** The title is complete as it stands. */
  bare?: boolean;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** Path of the preview picture; by default the one drawn for the page's own path. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** What the page says to search engines, all of it true. */
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

/** Title, description, the page's one address, its counterparts, and what others show of it when they link to it. */
export function PageHead({
  title,
  description,
  bare = false,
  hidden = false,
  image,
  type = 'website',
  jsonLd = [],
  single = false,
  query = '',
  address,
  locale,
  alternates: further = [],
  children,
}: PageHeadProps) {
  const { pathname } = useLocation();
  const site = useSite();
  useServedTagsOnce(pathname);
  const { canonical, alternates } = address ?? pageAddress(pathname, single);
  return (
    <>
      <title>{bare ? title : `${title} | ${product.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={site + canonical + query} />
          {[...alternates, ...further].map(({ language, path }) => (
            <link key={language} rel="alternate" hrefLang={language} href={site + path + query} />
          ))}
        </>
      )}
      {import.meta.env.SSR && !hidden ? (
        <>
          <SocialTags
            title={title}
            description={description}
            type={type}
            url={site + canonical + query}
            image={site + (image ?? socialImage(canonical))}
            region={regionOfPath(pathname) ?? DEFAULT_REGION}
            both={alternates.length > 0}
            locale={locale}
          />
          {children}
          {jsonLd.map((data, index) => (
            <JsonLd key={index} data={data} />
          ))}
        </>
      ) : null}
    </>
  );
}

/** Address of the site without a trailing slash. */
export function useSite(): string {
  return useSelector((state: { settings: PublicSettings }) => state.settings.publicUrl);
}

/** What the server wrote for sharing describes the page it was asked for, and goes when another page comes. */
function useServedTagsOnce(pathname: string): void {
  useEffect(
    () => () => {
      for (const tag of document.head.querySelectorAll('meta[property],meta[name^="twitter:"],script[type$="ld+json"]'))
        tag.remove();
    },
    [pathname],
  );
}
