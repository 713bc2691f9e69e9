export { sentence } from './sentence.js';
