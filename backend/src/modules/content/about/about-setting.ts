import { z } from 'zod';
import { siteSetting } from '../../../platform/site-settings/index.js';
import { messages } from '../texts.js';

const words = messages.about;
/** Line breaks are allowed; other control characters are not accepted. */
const READABLE = /^(?:[^\p{Cc}]|\n)*$/u;
const text = (least: number, most: number) =>
  z
    .string(words.text(least, most))
    .trim()
    .min(least, words.text(least, most))
    .max(most, words.text(least, most))
    .regex(READABLE, words.text(least, most));

const schema = z.strictObject({
  sample: z.boolean(words.sample),
  title: text(5, 120),
  story: text(20, 1200),
  founder: text(2, 80),
  role: text(2, 80),
  families: z
    .string(words.families)
    .trim()
    .regex(/^\d{1,3}(?:,\d{3})?\+?$/, words.families),
  weeks: z.int(words.weeks).min(1, words.weeks).max(52, words.weeks),
});

type AboutSetting = z.infer<typeof schema>;

/** The founder and two numbers on the home page. Samples until an admin has written the real ones. */
export const ABOUT = siteSetting<AboutSetting>('about', schema, {
  sample: true,
  title: 'I was the au pair.\nThen I was the mother.',
  story:
    'In 2009 a family in Wollongong picked me up from the airport with a hand-painted sign. Ten years later I held the sign.\nBoth times the hard part was the same: too many forms, a fee no one explained, and no way to just talk. So I built the site I wanted: small, local, and clear about what has been checked and what hasn’t.',
  founder: 'Hanna Lindqvist',
  role: 'Founder, Thirroul NSW',
  families: '250+',
  weeks: 4,
});
