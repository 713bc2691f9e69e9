import { invalidField } from '../../../platform/errors/index.js';
import { messages } from '../texts.js';

const FEWEST = 16;
const MOST = 64;
const LOUDEST = 100;

const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LOUDEST;

/** The field `waveform` of an upload. Throws a 400 for anything but 16 to 64 whole numbers from 0 to 100. */
export function readWaveform(value: unknown): number[] {
  try {
    const levels: unknown = JSON.parse(String(value));
    if (Array.isArray(levels) && levels.length >= FEWEST && levels.length <= MOST && levels.every(isLevel))
      return levels;
  } catch {
    // Refused below.
  }
  throw invalidField('waveform', messages.voice.waveform);
}
