/** Drawings of people, homes and pastimes that do not exist, for photos nobody had to pose for. */
export { familySvg, type FamilyMember, type FamilyOptions } from './portraits/family.js';
export { HOBBY_NAMES, hobbySvg, type Hobby } from './portraits/hobbies/index.js';
export { PLACES, type Hour, type Place } from './portraits/places/index.js';
export { portraitSvg, type PortraitOptions } from './portraits/portrait.js';
export { roomSvg } from './portraits/room.js';
