/** Texts of the country module. */
export const messages = {
  anyLocation: 'Any Location',
  regions: { australia: 'Australia', newzealand: 'New Zealand' },
  landing: {
    words: (most: number) => `Please write something here, ${most} characters at most`,
    list: (least: number, most: number) => `List ${least === most ? most : `${least} to ${most}`} of these`,
    entries: (most: number) => `Each of these has 1 to ${most} characters`,
    missing: 'This part is missing',
    day: 'Please give a day as YYYY-MM-DD',
    path: 'Please give a path of this site, such as /auth?type=aupair',
    url: 'Please give a full address that begins with https://',
    city: 'Please choose a city of ours in Australia',
    cityTwice: 'Each city can be listed once',
    picture: 'Please give the name of one of the site’s drawings',
    countryCode: 'Please give the two capital letters of the country',
    flag: 'Please give the flag as an emoji',
    hreflang: 'Please give a language, such as fr or fr-CA',
    age: 'Please give an age between 18 and 45',
  },
} as const;
