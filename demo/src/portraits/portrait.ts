import { backdrop } from './backdrops.js';
import { figure } from './figure.js';
import { personFrom, type PersonOptions } from './person.js';
import { idFrom } from './random.js';
import { document } from './shapes.js';

export interface PortraitOptions extends PersonOptions {
  /** `face` is a square for small round frames; otherwise head and shoulders, 4:5. */
  crop?: 'face' | 'bust';
}

const TALL_HAIR = new Set(['bun', 'afro', 'puffs', 'turban']);

/** One person. The same seed and options give the same SVG, byte for byte. */
export function portraitSvg(seed: string, options: PortraitOptions = {}): string {
  const { crop = 'bust', ...looks } = options;
  const person = personFrom(seed, looks);
  const needsAir = TALL_HAIR.has(person.hair) || person.hat === 'sunhat';
  const nearer = needsAir ? 'translate(-16 -38) scale(1.08)' : 'translate(-34 -78) scale(1.17)';
  const drawing = `${backdrop(person)}<g transform="${nearer}">${figure(person, idFrom(seed))}</g>`;
  return crop === 'face'
    ? document({ width: 1200, height: 1200, view: [60, 30, 290, 290] }, drawing)
    : document({ width: 1200, height: 1500, view: [0, 0, 400, 500] }, drawing);
}
