export { Prose, proseClass, sectionsOf } from './Prose';
