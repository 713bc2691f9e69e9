/** Every drawn place and thing: the names of the files in assets/scenes. */
export const sceneNames = [
  'adelaide',
  'aotearoa',
  'auckland',
  'brisbane',
  'canberra',
  'christchurch',
  'culture-travel',
  'first-weeks',
  'for-au-pairs',
  'for-families',
  'hamilton',
  'harbour',
  'melbourne',
  'perth',
  'queenstown',
  'sprig',
  'sydney',
  'tauranga',
  'visas-money',
  'wellington',
] as const;

export type SceneName = (typeof sceneNames)[number];
