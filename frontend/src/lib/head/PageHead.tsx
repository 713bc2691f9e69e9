import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { product, type PublicSettings } from '../../config/product';
import { DEFAULT_REGION, regionFacts, REGIONS } from '../../config/regions';
import { regionOfPath } from '../region';
import { ServedHead, type ServedHeadProps } from './ServedHead';

interface PageHeadProps extends ServedHeadProps {
  /** The title is complete: the product's name is not added. */
  bare?: boolean;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/**
 * Title, description, canonical address, the same page for other regions and languages, and tags for link previews. Only
 * the server renders the last three, because only machines read them.
 */
export function PageHead({ bare = false, hidden = false, ...rest }: PageHeadProps) {
  const { title, description } = rest;
  const { pathname, search } = useLocation();
  useServedTagsOnce(pathname + search);
  return (
    <>
      <title>{bare ? title : fullTitle(title, pathname)}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : import.meta.env.SSR ? <ServedHead {...rest} /> : null}
    </>
  );
}

/** Adds the region where the same page exists for both, so that no two pages have the same title. */
function fullTitle(title: string, pathname: string): string {
  const region = regionOfPath(pathname) ?? DEFAULT_REGION;
  const saysAnother = REGIONS.some((one) => one !== region && title.includes(regionFacts[one].name));
  const saysOwn = title.includes(regionFacts[region].name);
  const isClear = saysOwn || (region === DEFAULT_REGION && !saysAnother);
  return `${title} | ${product.name}${isClear ? '' : ` ${regionFacts[region].name}`}`;
}

/** Address of the site without a trailing slash. */
export function useSite(): string {
  return useSelector((state: { settings: PublicSettings }) => state.settings.publicUrl);
}

const SERVED = 'link[rel=canonical],link[rel=alternate],meta[property],meta[name^="twitter:"],script[type$="ld+json"]';

/** The server's tags for machines describe the first page, so they are removed on navigation. */
function useServedTagsOnce(address: string): void {
  useEffect(
    () => () => {
      for (const tag of document.head.querySelectorAll(SERVED)) tag.remove();
    },
    [address],
  );
}
