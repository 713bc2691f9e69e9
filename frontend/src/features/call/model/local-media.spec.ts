import { beforeEach, describe, expect, it } from '@jest/globals';
import { LocalMedia } from './local-media';

class Track extends EventTarget {
  enabled = true;
  isOn = true;
  constructor(readonly kind: 'audio' | 'video') {
    super();
  }
  stop() {
    this.isOn = false;
  }
}

type Constraints = { audio?: unknown; video?: unknown };

let created: Track[];
let requests: Constraints[];
let answer: (constraints: Constraints) => Promise<unknown>;

const allow = (constraints: Constraints) => {
  const tracks = (['audio', 'video'] as const).filter((kind) => constraints[kind]).map((kind) => new Track(kind));
  created.push(...tracks);
  return Promise.resolve({
    getTracks: () => tracks,
    getAudioTracks: () => tracks.filter(({ kind }) => kind === 'audio'),
    getVideoTracks: () => tracks.filter(({ kind }) => kind === 'video'),
  });
};
const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

/** The browser; without `hasDevices` it knows no cameras and microphones. */
function browser({ isSecureContext = true, hasDevices = true } = {}) {
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: (constraints: Constraints) => {
      requests.push(constraints);
      return answer(constraints);
    },
    enumerateDevices: () => Promise.resolve([]),
  });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: hasDevices ? { mediaDevices } : {},
  });
  Object.assign(globalThis, { window: { isSecureContext } });
}

const problems = (media: LocalMedia) => [media.get().camera.problem, media.get().microphone.problem];

beforeEach(() => {
  [created, requests, answer] = [[], [], allow];
  browser();
});

describe('the person’s own camera and microphone', () => {
  it('are opened at once, released on leaving, and opened again on return', async () => {
    const media = new LocalMedia();
    await media.open();
    expect(requests).toHaveLength(1);
    expect(created.map(({ isOn }) => isOn)).toEqual([true, true]);
    media.close();
    expect(created.map(({ isOn }) => isOn)).toEqual([false, false]);
    expect(media.get().camera.track).toBeNull();
    await media.open();
    expect(created.map(({ isOn }) => isOn)).toEqual([false, false, true, true]);
  });

  it('are released even if the browser provides them only after leaving', async () => {
    const media = new LocalMedia();
    let give: () => void = () => undefined;
    answer = (constraints) => new Promise<void>((done) => (give = done)).then(() => allow(constraints));
    const opening = media.open();
    media.close();
    give();
    await opening;
    expect(created.map(({ isOn }) => isOn)).toEqual([false, false]);
  });

  it('are not opened again after leaving', async () => {
    const media = new LocalMedia();
    answer = refuse('NotAllowedError');
    const opening = media.open();
    media.close();
    await opening;
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('that fail with %s are %s', async (name, problem) => {
    const media = new LocalMedia();
    answer = refuse(name);
    await media.open();
    expect(problems(media)).toEqual([problem, problem]);
  });

  it('fail separately', async () => {
    const media = new LocalMedia();
    answer = (constraints) => (constraints.video ? refuse('NotFoundError')() : allow(constraints));
    await media.open();
    expect(problems(media)).toEqual(['missing', null]);
    expect(media.get().microphone.track).not.toBeNull();
  });

  it.each([
    ['without https', false, 'insecure'],
    ['in a browser that has none', true, 'unsupported'],
  ])('do not exist %s', async (_where, isSecureContext, problem) => {
    browser({ isSecureContext, hasDevices: false });
    const media = new LocalMedia();
    await media.open();
    media.close();
    await media.open();
    expect(problems(media)).toEqual([problem, problem]);
  });
});
