import type { CountryVisit } from './countries';

/** What the product is called and where else it can be met. Deployment-specific values live in `PublicSettings`. */
export const product = {
  name: 'Wattle & Fern',
  firstYear: 2024,
  tagline: 'Host families and au pairs, on both sides of the Tasman.',
  social: [
    { label: 'Instagram', url: 'https://www.instagram.com/wattleandfern' },
    { label: 'Facebook', url: 'https://www.facebook.com/wattleandfern' },
  ],
} as const;

/** Settings of one installation, read by the web server and carried to the browser with the page. */
export interface PublicSettings {
  /** Address of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  supportEmail: string;
  /** Who runs this installation, for the legal pages. */
  operator: string | null;
  /** Addresses of scripts of services that no one needs; they load after consent only. */
  serviceScripts: { analytics?: string; sessionRecording?: string };
  /** The day on which the page was made, as `2027-02-01`, so that server and browser print the same. */
  today: string;
  /** The country that the address speaks of. */
  country: CountryVisit | null;
}
