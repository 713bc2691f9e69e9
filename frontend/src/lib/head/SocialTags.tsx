import { product } from '../../config/product';
import { regionFacts, REGIONS, type Region } from '../../config/regions';

interface SocialTagsProps {
  title: string;
  description: string | undefined;
  type: 'website' | 'article';
  /** Absolute. */
  url: string;
  /** Absolute. */
  image: string;
  /** Set if the image is the page's own picture and not a drawn preview. */
  cover: { alt: string | null } | undefined;
  region: Region;
  /** Whether the page has a counterpart in the other region. */
  both: boolean;
  /** Language and country of the page if they are not the region's. */
  locale: string | undefined;
}

const underscored = (region: Region) => regionFacts[region].language.replace('-', '_');

/** Tags for the preview of a link to the page. */
export function SocialTags({ title, description, type, url, image, cover, region, both, locale }: SocialTagsProps) {
  return (
    <>
      <meta property="og:site_name" content={product.name} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:locale" content={locale ?? underscored(region)} />
      {REGIONS.filter((other) => both && (locale !== undefined || other !== region)).map((other) => (
        <meta key={other} property="og:locale:alternate" content={underscored(other)} />
      ))}
      <meta property="og:image" content={image} />
      {cover ? null : (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={cover?.alt ?? title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description ? <meta name="twitter:description" content={description} /> : null}
      <meta name="twitter:image" content={image} />
    </>
  );
}
