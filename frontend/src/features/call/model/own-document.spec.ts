import { beforeEach, expect, it } from '@jest/globals';
import { needsOwnDocument } from './own-document';

const kept = new Map<string, string>();
let mayUseCamera: boolean;

beforeEach(() => {
  kept.clear();
  mayUseCamera = false;
  Object.assign(globalThis, {
    document: { featurePolicy: { allowsFeature: () => mayUseCamera } },
    location: { pathname: '/interviews/device-test' },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

it('a page whose document may not use the camera is loaded again, once', () => {
  expect([needsOwnDocument(), needsOwnDocument()]).toEqual([true, true]);
});

it('a page that may use the camera, or was loaded again already, is not', () => {
  mayUseCamera = true;
  expect(needsOwnDocument()).toBe(false);
  mayUseCamera = false;
  kept.set('call-own-document', '/interviews/device-test');
  expect(needsOwnDocument()).toBe(false);
});
