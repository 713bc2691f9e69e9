export { PersonName, reserveProductName } from './person-name.js';
