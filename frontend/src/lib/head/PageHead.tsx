import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { product, type PublicSettings } from '../../config/product';
import { regionFacts, REGIONS } from '../../config/regions';
import { switchedPath } from '../region';

interface PageHeadProps {
  /** Without the product's name. */
  title: string;
  description?: string;
  /** The title is complete as it stands. */
  bare?: boolean;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** Title, description, the page's one address, and the same page in the other region. */
export function PageHead({ title, description, bare = false, hidden = false }: PageHeadProps) {
  const { pathname } = useLocation();
  const site = useSelector((state: { settings: PublicSettings }) => state.settings.publicUrl);
  return (
    <>
      <title>{bare ? title : `${title} | ${product.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={site + pathname} />
      {hidden
        ? null
        : REGIONS.map((region) => (
            <link
              key={region}
              rel="alternate"
              hrefLang={regionFacts[region].language}
              href={site + switchedPath(pathname, region)}
            />
          ))}
    </>
  );
}
