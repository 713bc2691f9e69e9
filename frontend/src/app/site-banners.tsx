import { renderToStaticMarkup } from 'react-dom/server';
import type { CurrentBanner } from '../api/banner';
import type { Region } from '../config/regions';
import { regionalPath } from '../lib/region';
import { SiteBanner } from '../ui/SiteBanner';

/** The banners of all regions as HTML; empty without any. Links keep their region. */
export function drawBanners(banners: readonly (readonly [Region, CurrentBanner | null])[]): string {
  return banners
    .map(([region, banner]) => {
      if (!banner) return '';
      const link = banner.link && { ...banner.link, href: regionalPath(banner.link.href, region) };
      return renderToStaticMarkup(<SiteBanner {...banner} link={link} region={region} />);
    })
    .join('');
}
