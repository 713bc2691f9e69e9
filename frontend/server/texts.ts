import { product } from '../src/config/product';

/** Texts that the web server itself shows to people. */
export const serverMessages = {
  stuck: {
    text: 'Parts of this page did not load.',
    reload: 'Reload the page',
  },
  feed: {
    title: `${product.name}: blog`,
    description:
      'What families and au pairs in Australia and New Zealand learn about each other: first weeks, visas and money, packing lists and small words.',
    copyright: (year: string) => `© ${year} ${product.name}`,
  },
} as const;
