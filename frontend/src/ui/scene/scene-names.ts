/** Every drawn place and thing: the names of the files in assets/scenes. */
export const sceneNames = [
  'aotearoa',
  'brisbane',
  'culture-travel',
  'first-weeks',
  'for-au-pairs',
  'for-families',
  'harbour',
  'melbourne',
  'perth',
  'sprig',
  'sydney',
  'visas-money',
] as const;

export type SceneName = (typeof sceneNames)[number];
