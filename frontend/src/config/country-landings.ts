/** The landing pages for one country each, in its language. They share the home page's path. */
export const countryLandings = [
  { country: 'france', language: 'fr', path: '/?country=france' },
  { country: 'germany', language: 'de', path: '/?country=germany' },
  { country: 'spain', language: 'es', path: '/?country=spain' },
] as const;
