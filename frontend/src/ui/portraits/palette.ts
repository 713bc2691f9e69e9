/** The colours and choices that demo people are made of: one family of gouache tones, light from the left. */
export const SKIN = [
  { base: '#F8DCC6', shade: '#EBBFA2', blush: '#EE8C78', line: '#A9634A', lip: '#C4584A' },
  { base: '#F0C6A2', shade: '#DDA57D', blush: '#E57E66', line: '#95553A', lip: '#B8503F' },
  { base: '#E0AA82', shade: '#C68A62', blush: '#D66C54', line: '#7E432A', lip: '#A84535' },
  { base: '#C58A5E', shade: '#A86D45', blush: '#BC5842', line: '#62321C', lip: '#8E3A2B' },
  { base: '#9C6540', shade: '#805030', blush: '#A3482F', line: '#472413', lip: '#6F2A1E' },
  { base: '#82543A', shade: '#683F2A', blush: '#9A4531', line: '#331A0E', lip: '#571F16' },
] as const;
export const HAIR = {
  black: ['#25201F', '#413937'],
  espresso: ['#3A2820', '#574033'],
  chestnut: ['#683D27', '#885538'],
  copper: ['#AE5229', '#CC7442'],
  honey: ['#AD7837', '#CB9A57'],
  blond: ['#D9AF62', '#EBCD8E'],
  ash: ['#837363', '#A1917F'],
  silver: ['#B4B1AC', '#D2CFC9'],
} as const satisfies Record<string, readonly string[]>;
export const CLOTH = {
  tasman: ['#1D5B79', '#154A64'],
  wattle: ['#EDB83F', '#D79F25'],
  fern: ['#3E7A54', '#2F6543'],
  clay: ['#C4633F', '#A94F2E'],
  cream: ['#FBF1E0', '#E6D5BA'],
  rose: ['#D98C84', '#C1736B'],
  sky: ['#8DBBCB', '#73A4B6'],
  ink: ['#2C363D', '#1F272D'],
  sage: ['#9DB596', '#839D7C'],
} as const satisfies Record<string, readonly string[]>;
export const GROUND = {
  wattle: ['#F8DB93', '#F2C867', '#FBE8BB'],
  fern: ['#C6DBBE', '#A9C7A2', '#DCEAD6'],
  sea: ['#BCD7DF', '#9CC2CE', '#D6E7EB'],
  apricot: ['#F5C6A2', '#EBAE82', '#FADBC3'],
  rose: ['#EFC4B8', '#E2A99A', '#F6DAD2'],
  sand: ['#E7D5B8', '#D8C09B', '#F1E5D1'],
} as const satisfies Record<string, readonly string[]>;
export const HAIR_STYLES = [
  'long',
  'wavy',
  'bob',
  'bun',
  'ponytail',
  'curly',
  'braids',
  'afro',
  'short',
  'quiff',
  'crop',
  'curlytop',
  'hijab',
] as const;
export const TOPS = ['tee', 'stripe', 'shirt', 'dungaree', 'knit', 'hoodie', 'jacket'] as const;
export const BACKS = ['sun', 'hills', 'waves', 'frond', 'blossom', 'window'] as const;

export type Tones = readonly [string, string];
