import type { Region } from '../../config/regions';

/** Texts around the content of a city. */
export const cityMessages = {
  families: {
    action: (city: string) => `Families in ${city}`,
    title: (city: string) => `A room in ${city}`,
    titleFew: (city: string) => `A door to knock on in ${city}`,
    text: 'Featured families come first, then the newest. Visitors see no names and no street.',
    all: (count: string) => `See all ${count} families`,
    allOfThem: (city: string) => `Search families in ${city}`,
    none: (city: string) => `No family in ${city} has a room free today. Keep the search, and we write when one does.`,
    featured: 'Featured',
    familyIn: (place: string) => `A family in ${place}`,
    now: 'From now',
    from: (month: string) => `From ${month}`,
    hours: (hours: number) => `${hours} hours a week`,
    stays: (duration: string) => `For ${duration.replace('-', '–')}`,
  },
  auPairs: {
    title: (city: string) => `They would love to live in ${city}`,
    text: 'The newest au pairs who named it, or to whom the whole country is welcome.',
    all: 'See all of them',
    now: 'Available now',
    from: (month: string) => `From ${month}`,
  },
  glance: {
    label: 'At a glance',
    families: 'Families with a room',
    auPairs: 'Au pairs who would come',
    card: 'Transport card',
    count: (value: number, capped: boolean) => (capped ? `${value}+` : String(value)),
  },
  living: { auPair: 'If you come as an au pair', family: 'If you host' },
  around: { card: 'Transport card', driving: 'Driving' },
  year: {
    title: 'Four seasons, in this order',
    low: 'night',
    high: 'day',
    degrees: (low: number, high: number) => `${minus(low)} to ${minus(high)}°`,
    label: (low: number, high: number) => `Usual night ${minus(low)} degrees, usual day ${minus(high)} degrees`,
    note: 'Usual night and day in the middle of each season, in °C.',
  },
  weekend: { free: 'free', sum: 'Together' },
  languages: 'Learning the language',
  check: {
    title: 'The check',
    checked: (day: string) => `Read on ${day}. Rules and fees change: the authority’s page counts.`,
  },
  sources: { title: 'Where we read this', checked: (day: string) => `read ${day}` },
  elsewhere: {
    title: { australia: 'Elsewhere in Australia', newzealand: 'Elsewhere in Aotearoa' } satisfies Record<
      Region,
      string
    >,
    across: 'And across the Tasman',
  },
  crumbs: { home: 'Home' },
} as const;

function minus(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees);
}
