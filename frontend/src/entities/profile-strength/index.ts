export { ProfileStrength } from './ProfileStrength';
