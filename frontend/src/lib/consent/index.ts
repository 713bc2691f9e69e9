export { chooseConsent, OPTIONAL_SERVICES, useConsent } from './consent';
export type { Allowed, OptionalService, ServiceScripts } from './consent';
