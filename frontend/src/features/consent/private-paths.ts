import { withoutRegion } from '../../lib/region';

const PRIVATE =
  /^\/(?:app|profile|dashboard|account|auth|reset-password|join-household|payment|family|au-pair|search|admin|reference|test-upload|au-pair-job-board|saved-searches|au-pair-support|family-support|need-out|support-requests|reviews|report|appeal|unsubscribe|still-looking|interviews|agreements|arrangements|verification|notifications)(?=$|[/-])/;

/**
 * Pages on which people write, log in, pay or are shown: third-party services never see these, whatever was allowed.
 */
export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(withoutRegion(pathname));
