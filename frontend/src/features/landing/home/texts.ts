import type { Region } from '../../../config/regions';

/** Texts of the home page's head. */
export const homeTexts = {
  title: {
    australia: 'Wattle & Fern: host families and au pairs in Australia',
    newzealand: 'Wattle & Fern: host families and au pairs in New Zealand',
  } satisfies Record<Region, string>,
  description: {
    australia: 'Host families and au pairs in Australia find each other, talk and agree, without an agency.',
    newzealand: 'Host families and au pairs in New Zealand find each other, talk and agree, without an agency.',
  } satisfies Record<Region, string>,
  family: {
    headline: ['Someone they will ', 'talk about', ' for years.'],
    text: {
      australia:
        'Meet au pairs for your Australian home. You read, you write, you talk on video. There is no one in between.',
      newzealand:
        'Meet au pairs for your New Zealand home. You read, you write, you talk on video. There is no one in between.',
    } satisfies Record<Region, string>,
  },
  aupair: {
    headline: ['Your other family lives ', 'by the sea.', ''],
    text: {
      australia:
        'Meet host families all over Australia. You read, you write, you talk on video. There is no one in between, and you never pay.',
      newzealand:
        'Meet host families all over Aotearoa. You read, you write, you talk on video. There is no one in between, and you never pay.',
    } satisfies Record<Region, string>,
  },
} as const;
