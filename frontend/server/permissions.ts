import { withoutRegion } from '../src/lib/region/region-paths';

const CALL_ROOM = /^\/interviews\/[^/]+\/room\/?$/;

/** Which of the browser's own doors a page may ask to open: camera and microphone in the room of a video call, else none. */
export function permissionsPolicy(path: string): string {
  const own = CALL_ROOM.test(withoutRegion(path)) ? '(self)' : '()';
  return `camera=${own}, microphone=${own}, display-capture=(), geolocation=(), payment=()`;
}
