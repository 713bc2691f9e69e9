import { z } from 'zod';
import { siteSetting } from '../../../platform/site-settings/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from '../texts.js';

const words = messages.banner;
const LONGEST_TEXT = 160;
const LONGEST_LABEL = 40;
/** A banner is one line. */
const ONE_LINE = /^[^\p{Cc}]*$/u;
/** A path of this site, or an https address. */
const ADDRESS = /^(?:\/(?![/\\])|https:\/\/[^\s/])[^\s\p{Cc}]*$/u;

export const BANNER_TONES = ['info', 'warning'] as const;
export type BannerTone = (typeof BANNER_TONES)[number];

interface BannerSetting {
  on: boolean;
  text: string;
  link: { label: string; href: string } | null;
  tone: BannerTone;
  regions: Region[];
  /** The end, ISO 8601; null for no end. */
  until: string | null;
}

const schema = z
  .strictObject({
    on: z.boolean(words.on),
    text: z.string(words.text.missing).trim().max(LONGEST_TEXT, words.text.long).regex(ONE_LINE, words.text.lines),
    link: z
      .strictObject({
        label: z
          .string(words.link.label)
          .trim()
          .min(1, words.link.label)
          .max(LONGEST_LABEL, words.link.labelLong)
          .regex(ONE_LINE, words.link.label),
        href: z.string(words.link.href).trim().max(300, words.link.href).regex(ADDRESS, words.link.href),
      })
      .nullable(),
    tone: z.enum(BANNER_TONES, words.tone),
    regions: z.array(z.enum(REGIONS, words.regions), words.regions).min(1, words.regions),
    until: z.iso.datetime({ offset: true, error: words.until }).nullable(),
  })
  .refine(({ on, text }) => !on || text !== '', { path: ['text'], error: words.text.missing });

/** A banner above every page, for everyone. */
export const BANNER = siteSetting<BannerSetting>('banner', schema, {
  on: false,
  text: '',
  link: null,
  tone: 'info',
  regions: [...REGIONS],
  until: null,
});
