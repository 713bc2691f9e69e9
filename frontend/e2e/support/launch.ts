import type { LaunchOptions } from '@playwright/test';

/** Pages of a context share a process, so the next one finds the code compiled. */
const ONE_PROCESS = '--process-per-site';
/** Pages of tests close before optimised code has saved what compiling it cost: a tenth of the processor time. */
const UNOPTIMISED = '--js-flags=--no-opt,--no-maglev';

/** Starts the browser for tests that measure time. */
export const optimised = {
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'],
  args: [ONE_PROCESS],
} satisfies LaunchOptions;

export const unoptimised = { ...optimised, args: [ONE_PROCESS, UNOPTIMISED] } satisfies LaunchOptions;

/** Starts the browser with a fake camera and microphone, and without permission prompts. */
export const fakeDevices = {
  ...unoptimised,
  args: [...unoptimised.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
} satisfies LaunchOptions;
