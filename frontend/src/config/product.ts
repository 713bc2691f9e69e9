import type { CountryVisit } from './countries';

/** The product's name and its accounts elsewhere. Settings of one installation are in `PublicSettings`. */
export const product = {
  name: 'Wattle & Fern',
  firstYear: 2024,
  tagline: 'Host families and au pairs, on both sides of the Tasman.',
  social: [
    { label: 'Instagram', url: 'https://www.instagram.com/wattleandfern' },
    { label: 'Facebook', url: 'https://www.facebook.com/wattleandfern' },
  ],
} as const;

/** Settings of one installation, read by the web server and embedded in the page. */
export interface PublicSettings {
  /** Address of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  supportEmail: string;
  /** The operator of this installation, for the legal pages. */
  operator: string | null;
  /** Script addresses of optional services; they load after consent only. */
  serviceScripts: { analytics?: string; sessionRecording?: string };
  /** Whether members can install the product and read parts of it without a connection. */
  offlinePages: boolean;
  /** The day on which the page was rendered, as `2027-02-01`, so that server and browser show the same. */
  today: string;
  /** The country in the address. */
  country: CountryVisit | null;
}
