export { longPause, withinTime } from './within-time.js';
