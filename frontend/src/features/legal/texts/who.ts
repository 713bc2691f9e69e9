import type { LegalFacts } from '../legal-document';

/** Defines who "we" is. */
export const whoWeAre = ({ product, site, operator }: LegalFacts): string =>
  operator
    ? `**${product}**, at ${site}, is run by ${operator}. That is who “we” and “us” mean here.`
    : `“We” and “us” mean the people who run **${product}** at ${site}.`;
