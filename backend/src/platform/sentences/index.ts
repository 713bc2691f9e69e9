export { alternatives } from './alternatives.js';
export { capitalised } from './capitalised.js';
export { familyInSentence } from './family-in-sentence.js';
export { zoneCity } from './zone-city.js';
