export { hashOfToken, isSameToken, newToken } from './tokens.js';
export { uuidFrom } from './uuid-from.js';
