export { familyInSentence } from './family-in-sentence.js';
export { sentence } from './sentence.js';
