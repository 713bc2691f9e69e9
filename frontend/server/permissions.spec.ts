import { describe, expect, it } from '@jest/globals';
import { permissionsPolicy } from './permissions';

describe('what pages may ask the browser for', () => {
  it('is camera and microphone in the room of a video call, in both regions', () => {
    for (const path of ['/interviews/0199b2c4/room', '/nz/interviews/0199b2c4/room', '/interviews/0199b2c4/room/'])
      expect(permissionsPolicy(path)).toMatch(/camera=\(self\), microphone=\(self\)/);
  });
  it('is the same in the device test', () => {
    for (const path of ['/interviews/device-test', '/nz/interviews/device-test', '/interviews/device-test/'])
      expect(permissionsPolicy(path)).toMatch(/camera=\(self\), microphone=\(self\)/);
  });
  it('is the microphone alone on any other page', () => {
    for (const path of [
      '/',
      '/interviews',
      '/interviews/0199b2c4',
      '/app/messages',
      '/x/interviews/1/room',
      '/room',
      '/device-test',
    ])
      expect(permissionsPolicy(path)).toMatch(/camera=\(\), microphone=\(self\), display-capture=\(\)/);
  });
});
