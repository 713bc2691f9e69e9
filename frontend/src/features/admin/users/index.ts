export { PersonScreen } from './person/PersonScreen';
export type { PersonSlot } from './person/person-slot';
export { UsersScreen } from './UsersScreen';
