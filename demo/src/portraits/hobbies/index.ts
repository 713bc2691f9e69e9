import { idFrom } from '../random.js';
import { settingFrom, STILL_LIFE, type Setting } from '../setting.js';
import { document } from '../shapes.js';
import { guitar, knitting, painting, piano, telescope } from './in-the-room.js';
import { bike, football, running, skateboard } from './in-the-street.js';
import { climbing, hiking, surf, swimming } from './in-the-wild.js';
import { baking, books, camera, cooking, garden } from './on-the-table.js';

const HOBBIES = {
  baking,
  bike,
  books,
  camera,
  climbing,
  cooking,
  football,
  garden,
  guitar,
  hiking,
  knitting,
  painting,
  piano,
  running,
  skateboard,
  surf,
  swimming,
  telescope,
} satisfies Record<string, (setting: Setting, id: string) => string>;
export type Hobby = keyof typeof HOBBIES;
export const HOBBY_NAMES = Object.keys(HOBBIES) as Hobby[];

/** What someone does when nobody needs them. The same seed gives the same SVG, byte for byte. */
export function hobbySvg(seed: string, hobby: Hobby): string {
  const name = `${seed} ${hobby}`;
  return document(STILL_LIFE, HOBBIES[hobby](settingFrom(name), idFrom(name)));
}
