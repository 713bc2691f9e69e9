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

type Wish = { audio?: unknown; video?: unknown };

let given: Track[];
let asked: Wish[];
let answer: (wish: Wish) => Promise<unknown>;

const allow = (wish: Wish) => {
  const tracks = (['audio', 'video'] as const).filter((kind) => wish[kind]).map((kind) => new Track(kind));
  given.push(...tracks);
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
    getUserMedia: (wish: Wish) => {
      asked.push(wish);
      return answer(wish);
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
  [given, asked, answer] = [[], [], allow];
  browser();
});

describe('the person’s own camera and microphone', () => {
  it('are opened at once, released on leaving, and opened again on return', async () => {
    const media = new LocalMedia();
    await media.open();
    expect(asked).toHaveLength(1);
    expect(given.map(({ isOn }) => isOn)).toEqual([true, true]);
    media.close();
    expect(given.map(({ isOn }) => isOn)).toEqual([false, false]);
    expect(media.get().camera.track).toBeNull();
    await media.open();
    expect(given.map(({ isOn }) => isOn)).toEqual([false, false, true, true]);
  });

  it('are released even if the browser provides them only after leaving', async () => {
    const media = new LocalMedia();
    let give: () => void = () => undefined;
    answer = (wish) => new Promise<void>((done) => (give = done)).then(() => allow(wish));
    const opening = media.open();
    media.close();
    give();
    await opening;
    expect(given.map(({ isOn }) => isOn)).toEqual([false, false]);
  });

  it('are not opened again after leaving', async () => {
    const media = new LocalMedia();
    answer = refuse('NotAllowedError');
    const opening = media.open();
    media.close();
    await opening;
    expect(asked).toHaveLength(1);
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
    answer = (wish) => (wish.video ? refuse('NotFoundError')() : allow(wish));
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
