export { Access, ACCESS_KEY, BeforeSecondFactor, CurrentUser, type AccessLevel } from './access.decorator.js';
export { AccessGuard } from './access.guard.js';
export { asFamily, IdentityVerifier, signedInAccount, USER_TYPES, type Identity, type UserType } from './identity.js';
