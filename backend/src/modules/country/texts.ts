/** Texts of the country module. */
export const messages = {
  anyLocation: 'Any Location',
  regions: { australia: 'Australia', newzealand: 'New Zealand' },
  landing: {
    words: (most: number) => `Please write something here, ${most} characters at most`,
    list: (least: number, most: number) => `List ${least === most ? most : `${least} to ${most}`} of these`,
    entries: (most: number) => `Each entry needs 1 to ${most} characters`,
    missing: 'This part is missing',
    day: 'Please enter a date as YYYY-MM-DD',
    path: 'Please enter a path of this site, such as /auth?type=aupair',
    url: 'Please enter a full address that begins with https://',
    city: 'Please choose one of our Australian cities',
    cityTwice: 'Each city can be listed once',
    picture: 'Please choose one of the site’s drawings',
    countryCode: 'Please enter the country’s two-letter code in capitals',
    flag: 'Please enter the flag as an emoji',
    hreflang: 'Please enter a language, such as fr or fr-CA',
    age: 'Please enter an age between 18 and 45',
  },
} as const;
