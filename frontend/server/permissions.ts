import { withoutRegion } from '../src/lib/region/region-paths';

const CALL_ROOM = /^\/interviews\/[^/]+\/room\/?$/;

/** Returns the permissions policy of a page: camera and microphone in the room of a video call, none elsewhere. */
export function permissionsPolicy(path: string): string {
  const own = CALL_ROOM.test(withoutRegion(path)) ? '(self)' : '()';
  return `camera=${own}, microphone=${own}, display-capture=(), geolocation=(), payment=()`;
}
