import { balcony, tram } from './australian-cities.js';
import { beach, backyard, farm, gums, harbour, vines } from './australian-country.js';
import { limestone, queenslander, terrace } from './australian-streets.js';
import { mount, skytower, villa, wellington } from './new-zealand-coast.js';
import { avon, hills, lake, orchard } from './new-zealand-country.js';

export { LIGHTS, type Hour } from './scenery.js';

/** A hint of where a family lives, behind the family. */
export const PLACES = {
  avon,
  backyard,
  balcony,
  beach,
  farm,
  gums,
  harbour,
  hills,
  lake,
  limestone,
  mount,
  orchard,
  queenslander,
  skytower,
  terrace,
  tram,
  villa,
  vines,
  wellington,
};
export type Place = keyof typeof PLACES;
