/** English texts around the country pages; their own words come from the API in their own language. */
export const countryTexts = {
  loading: 'Loading the page',
  failure: {
    title: 'Something went wrong',
    of: (country: string) => `Failed to load content for ${country}`,
    otherwise: 'Failed to load country content.',
    retry: 'Try again',
  },
  welcome: {
    'united-kingdom': {
      title: 'Hello, United Kingdom.',
      text: 'There’s no separate page for you, because you speak English. With a UK passport the Working Holiday visa (417) is open from 18 to 35, for up to three years and without farm work.',
      link: 'Read it at Home Affairs',
      checkedOn: 'Checked on 20 November 2026',
    },
    italy: {
      title: 'Ciao, Italia.',
      text: 'We don’t have a page in Italian yet, so here is everything in English. With an Italian passport the Working Holiday visa (417) is open from 18 to 35.',
      link: 'Read it at Home Affairs',
      checkedOn: 'Checked on 20 November 2026',
    },
  },
  newTab: '(opens in a new tab)',
  /** The tool that the link opens is in English. */
  visaFit: {
    fr: 'Vérifier votre visa, date de naissance à l’appui (en anglais)',
    de: 'Dein Visum auf den Tag genau prüfen (auf Englisch)',
    es: 'Comprueba tu visado con tu fecha de nacimiento (en inglés)',
  },
} as const;

export const WORKING_HOLIDAY_URL = 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/work-holiday-417';
