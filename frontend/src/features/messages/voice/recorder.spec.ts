import { expect, it } from '@jest/globals';
import { recorder } from './recorder';

class BrokenRecorder extends EventTarget {
  static isTypeSupported = () => true;
  start() {
    throw new DOMException('The stream is inactive', 'NotSupportedError');
  }
}

it('releases the microphone when it cannot record', async () => {
  let isOn = true;
  const stream = { getTracks: () => [{ stop: () => (isOn = false) }], getAudioTracks: () => [] };
  Object.assign(globalThis, { MediaRecorder: BrokenRecorder, AudioContext: EventTarget });
  Object.defineProperty(globalThis, 'navigator', {
    value: { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } },
  });
  await recorder.start('c1');
  expect(recorder.of('c1').phase).toBe('failed');
  expect(isOn).toBe(false);
});
