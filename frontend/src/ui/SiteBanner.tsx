import type { MouseEventHandler } from 'react';
import { Icon } from './Icon';

interface SiteBannerProps {
  id: string;
  text: string;
  link: { label: string; href: string } | null;
  tone: 'info' | 'warning';
  /** The pages that show it; all pages without it. */
  region?: string;
  onPutAway?: MouseEventHandler;
}

const siteBannerMessages = { label: 'Notice', putAway: 'Hide this notice' } as const;

/**
 * The banner above every page. The web process renders it (`server/banners.ts`), so that nothing shifts and it costs no
 * client code; so its styles are global, in `styles/banner.css`.
 */
export function SiteBanner({ id, text, link, tone, region, onPutAway }: SiteBannerProps) {
  return (
    <aside
      className="site-banner"
      aria-label={siteBannerMessages.label}
      lang="en"
      data-banner={id}
      data-tone={tone}
      data-for={region}
    >
      <Icon name={tone === 'warning' ? 'alert' : 'info'} />
      <p>
        {text} {link ? <a href={link.href}>{link.label}</a> : null}
      </p>
      <button type="button" aria-label={siteBannerMessages.putAway} onClick={onPutAway}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
