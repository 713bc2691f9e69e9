export { loadFamily as load, FamilyScreen as Component } from '../../features/profile-page';
