import type { LegalFacts, LegalRow } from '../legal-document';

/** Defines who "we" is. */
export const whoWeAre = ({ product, site, operator }: LegalFacts): string =>
  operator
    ? `**${product}**, at ${site}, is run by ${operator}. That is who “we” and “us” mean here.`
    : `“We” and “us” mean the people who run **${product}** at ${site}.`;

/** The authorities for complaints that we did not settle. */
export const REGULATORS: readonly LegalRow[] = [
  {
    term: 'Australia',
    text: 'Office of the Australian Information Commissioner, [oaic.gov.au](https://www.oaic.gov.au/), 1300 363 992.',
  },
  {
    term: 'New Zealand',
    text: 'Office of the Privacy Commissioner, [privacy.org.nz](https://www.privacy.org.nz/), 0800 803 909.',
  },
  {
    term: 'Europe',
    text: 'The data protection authority of the country or state in which you live.',
  },
];
