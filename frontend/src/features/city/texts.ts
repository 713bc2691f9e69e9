import type { Region } from '../../config/regions';

/** Texts around the content of a city. */
export const cityTexts = {
  families: {
    action: (city: string) => `Families in ${city}`,
    title: (city: string) => `Families looking for an au pair in ${city}`,
    titleFew: (city: string) => `Families in ${city}`,
    text: 'Featured families come first, then the newest. Visitors do not see names or streets.',
    all: (count: string) => `See all ${count} families`,
    allOfThem: (city: string) => `Search families in ${city}`,
    none: (city: string) =>
      `No family in ${city} has a free room today. Save the search and we’ll email you when one does.`,
    featured: 'Featured',
    hours: (hours: number) => `${hours} hours a week`,
    stays: (duration: string) => `For ${duration.replace('-', '–')}`,
  },
  auPairs: {
    title: (city: string) => `Au pairs who want to live in ${city}`,
    text: 'The newest au pairs who chose this city, or are happy to go anywhere in the country.',
    all: 'See all au pairs',
  },
  glance: {
    label: 'At a glance',
    families: 'Families with a room',
    auPairs: 'Au pairs interested',
    card: 'Transport card',
    count: (value: number, capped: boolean) => (capped ? `${value}+` : String(value)),
  },
  living: { auPair: 'If you come as an au pair', family: 'If you host' },
  around: { card: 'Transport card', driving: 'Driving' },
  year: {
    title: 'The weather through the year',
    low: 'night',
    high: 'day',
    degrees: (low: number, high: number) => `${minus(low)} to ${minus(high)}°`,
    label: (low: number, high: number) => `Usual night ${minus(low)} degrees, usual day ${minus(high)} degrees`,
    note: 'Typical night and day temperatures in the middle of each season, in °C.',
  },
  weekend: { free: 'free', sum: 'Total' },
  languages: 'Learning the language',
  check: {
    title: 'Child safety check',
    checked: (day: string) => `Checked on ${day}. Rules and fees change, so look at the authority’s page too.`,
  },
  sources: { title: 'Sources', checked: (day: string) => `checked ${day}` },
  elsewhere: {
    title: { australia: 'Elsewhere in Australia', newzealand: 'Elsewhere in Aotearoa' } satisfies Record<
      Region,
      string
    >,
    across: 'Across the Tasman',
  },
  crumbs: { home: 'Home' },
} as const;

function minus(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees);
}
