import type { Person } from './person';
import type { Place } from './settings';

/** One member of a family and where in the picture they stand. */
export interface Member extends Partial<Person> {
  x: number;
  y: number;
  /** Scale. */
  k: number;
  /** The order of depth; children are in front by default. */
  z?: number;
}

export interface FamilyLook {
  place: Place;
  members: readonly Member[];
  /** x, y and scale. */
  dog?: readonly [number, number, number];
  /** More air above, for tall frames. */
  sky?: number;
}
