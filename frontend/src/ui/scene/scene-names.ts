/** Every drawn place and thing: the names of the files in assets/scenes. */
export const sceneNames = [
  'aotearoa',
  'auckland',
  'brisbane',
  'christchurch',
  'culture-travel',
  'first-weeks',
  'for-au-pairs',
  'for-families',
  'harbour',
  'melbourne',
  'perth',
  'queenstown',
  'sprig',
  'sydney',
  'visas-money',
  'wellington',
] as const;

export type SceneName = (typeof sceneNames)[number];
