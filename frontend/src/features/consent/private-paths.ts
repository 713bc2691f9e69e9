import { withoutRegion } from '../../lib/region';

const PRIVATE =
  /^\/(?:app|profile|dashboard|account|auth|reset-password|join-household|payment|family|au-pair|search|admin|reference|test-upload|au-pair-job-board|saved-searches|au-pair-support|family-support|need-out|support-requests|reviews|report|appeal|unsubscribe|interviews|arrangements|verification|notifications)(?=$|[/-])/;

/** Where people write, sign in, pay or are shown: no other service sees these pages, whatever was allowed. */
export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(withoutRegion(pathname));
