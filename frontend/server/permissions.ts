import { withoutRegion } from '../src/lib/region/region-paths';

const WITH_CAMERA = /^\/interviews\/(?:[^/]+\/room|device-test)\/?$/;

/**
 * Returns the permissions policy of a page: the camera in the room of a video call and in the
 * device test, and the microphone on every page,
 * because a conversation is reached without loading another one, and messages can be spoken there.
 */
export function permissionsPolicy(path: string): string {
  const own = WITH_CAMERA.test(withoutRegion(path)) ? '(self)' : '()';
  return `camera=${own}, microphone=(self), display-capture=(), geolocation=(), payment=()`;
}
