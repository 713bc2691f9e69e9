/** The colours all people, rooms and places are painted with. */

export const SKIN = [
  { base: '#F8DCC6', shade: '#EBBFA2', blush: '#EE8C78', line: '#A9634A', lip: '#C4584A' },
  { base: '#F0C6A2', shade: '#DDA57D', blush: '#E57E66', line: '#95553A', lip: '#B8503F' },
  { base: '#E0AA82', shade: '#C68A62', blush: '#D66C54', line: '#7E432A', lip: '#A84535' },
  { base: '#C58A5E', shade: '#A86D45', blush: '#BC5842', line: '#62321C', lip: '#8E3A2B' },
  { base: '#9C6540', shade: '#805030', blush: '#A3482F', line: '#472413', lip: '#6F2A1E' },
  { base: '#82543A', shade: '#683F2A', blush: '#9A4531', line: '#331A0E', lip: '#571F16' },
] as const;
export type SkinTone = 0 | 1 | 2 | 3 | 4 | 5;
export type Skin = (typeof SKIN)[number];

export const HAIR = {
  black: { base: '#25201F', light: '#413937' },
  espresso: { base: '#3A2820', light: '#574033' },
  chestnut: { base: '#683D27', light: '#885538' },
  copper: { base: '#AE5229', light: '#CC7442' },
  honey: { base: '#AD7837', light: '#CB9A57' },
  blond: { base: '#D9AF62', light: '#EBCD8E' },
  ash: { base: '#837363', light: '#A1917F' },
  silver: { base: '#B4B1AC', light: '#D2CFC9' },
} as const;
export type HairColour = keyof typeof HAIR;
export type Hair = (typeof HAIR)[HairColour];

export const CLOTH = {
  tasman: { base: '#1D5B79', shade: '#154A64' },
  wattle: { base: '#EDB83F', shade: '#D79F25' },
  fern: { base: '#3E7A54', shade: '#2F6543' },
  clay: { base: '#C4633F', shade: '#A94F2E' },
  cream: { base: '#FBF1E0', shade: '#E6D5BA' },
  rose: { base: '#D98C84', shade: '#C1736B' },
  sky: { base: '#8DBBCB', shade: '#73A4B6' },
  ink: { base: '#2C363D', shade: '#1F272D' },
  sage: { base: '#9DB596', shade: '#839D7C' },
} as const;
export type ClothColour = keyof typeof CLOTH;

export const GROUND = {
  wattle: { base: '#F8DB93', deep: '#F2C867', pale: '#FBE8BB' },
  fern: { base: '#C6DBBE', deep: '#A9C7A2', pale: '#DCEAD6' },
  sea: { base: '#BCD7DF', deep: '#9CC2CE', pale: '#D6E7EB' },
  apricot: { base: '#F5C6A2', deep: '#EBAE82', pale: '#FADBC3' },
  rose: { base: '#EFC4B8', deep: '#E2A99A', pale: '#F6DAD2' },
  sand: { base: '#E7D5B8', deep: '#D8C09B', pale: '#F1E5D1' },
} as const;
export type GroundColour = keyof typeof GROUND;

/** The near-black of eyes, noses and hooves: warmer than ink. */
export const INK = '#2A2422';
/** Earrings, buttons, hair ties, dog tags: the product's wattle, small. */
export const GOLD = '#EDB83F';
