/** Every drawn place and thing: the names of the files in assets/scenes. */
export const sceneNames = [
  'aotearoa',
  'culture-travel',
  'first-weeks',
  'for-au-pairs',
  'for-families',
  'harbour',
  'sprig',
  'visas-money',
] as const;

export type SceneName = (typeof sceneNames)[number];
