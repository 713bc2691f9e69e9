export { hashOfToken, isSameToken, newToken } from './tokens.js';
export { TextSigner } from './text-signer.js';
export { uuidFrom } from './uuid-from.js';
