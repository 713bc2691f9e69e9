export { Prose, sectionsOf } from './Prose';
