export { hashOfToken, isSameToken, newToken } from './tokens.js';
