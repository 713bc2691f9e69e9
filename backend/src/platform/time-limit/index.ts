export { withinTime } from './within-time.js';
