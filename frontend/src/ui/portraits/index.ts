export type { FamilyLook } from './looks';
export type { Person } from './person';
export { FamilyPortrait, Portrait } from './Portrait';
