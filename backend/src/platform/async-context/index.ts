export { AsyncContext } from './async-context.js';
