/** The pages for one country each, in its language. They stand at the home page's address. */
export const countryLandings = [
  { country: 'france', language: 'fr', path: '/?country=france' },
  { country: 'germany', language: 'de', path: '/?country=germany' },
  { country: 'spain', language: 'es', path: '/?country=spain' },
] as const;
