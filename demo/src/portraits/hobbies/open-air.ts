import { cloud, LIGHTS, sky, sun } from '../places/scenery.js';
import type { Setting } from '../setting.js';
import { path } from '../shapes.js';

/** Sky, sun and one cloud, at an hour that luck decides. */
export const air = (setting: Setting): string => {
  const hours = [LIGHTS.morning, LIGHTS.noon, LIGHTS.evening, LIGHTS.dusk] as const;
  const light = hours[Math.floor(setting.random() * 4)] ?? LIGHTS.noon;
  const x = 110 + setting.random() * 420;
  return (
    `<g transform="translate(0 330)">${sky(light)}</g>` + sun(light, x, 170, 76) + cloud(x > 320 ? 60 : 420, 90, 1.15)
  );
};

/** Two swells of grass from `y` down. */
export const grass = (y: number, fill = '#8DB37C', deep = '#7BA26C'): string =>
  path(`M0 ${y + 20}C180 ${y - 14} 420 ${y + 30} 640 ${y}V800H0Z`, fill) +
  path(`M0 ${y + 150}C220 ${y + 110} 440 ${y + 160} 640 ${y + 120}V800H0Z`, deep);
