import { randomFrom } from '../random.js';
import { circle, ellipse, line, path, place, rect, repeat, round } from '../shapes.js';

/** The hour a place is drawn at: its sky, and the paler disc that stands for the sun. */
export interface Light {
  sky: string;
  glow: string;
}

export const LIGHTS = {
  morning: { sky: '#F8E3B4', glow: '#FDF3D4' },
  noon: { sky: '#CFE3E8', glow: '#FBE3A6' },
  cloud: { sky: '#D6E7EB', glow: '#EAF3F3' },
  evening: { sky: '#F5C6A2', glow: '#F9D5B6' },
  dusk: { sky: '#EFC4B8', glow: '#F6DAD2' },
} as const satisfies Record<string, Light>;
export type Hour = keyof typeof LIGHTS;

/** A scene paints x 0–640; y 0–480 is the wide frame, and −240 upwards is the air of the tall one. */
export type Scene = (light: Light) => string;

export const sky = ({ sky: fill }: Light): string => rect(-10, -330, 660, 820, fill);

export const sun = (light: Light, x: number, y: number, r: number): string => circle(x, y, r, light.glow);

export const cloud = (x: number, y: number, scale: number, fill = '#FFFDF8'): string =>
  place(
    x,
    y,
    scale,
    path(
      'M0 40C-4 22 18 14 30 20C38 0 72 -2 82 16C98 8 120 18 118 34C132 34 136 46 128 52H8C-2 52 -4 44 0 40Z',
      fill,
      ' opacity=".8"',
    ),
  );

export const gull = (x: number, y: number, scale: number, colour = '#6B7A82'): string =>
  place(x, y, scale, line('M0 0q10-12 20 0q10-12 20 0', colour, 4));

/** Weatherboards: thin shadows across a wall. */
export const boards = (x: number, y: number, width: number, rows: number, step: number, colour: string): string =>
  repeat(rows, (i) => line(`M${x} ${y + i * step}H${x + width}`, colour, 3));

export const sash = (
  x: number,
  y: number,
  width: number,
  height: number,
  glass = '#6F9BA8',
  frame = '#FFF8EA',
): string =>
  rect(x, y, width, height, glass) +
  line(
    `M${x} ${y}H${x + width}V${y + height}H${x}ZM${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.48}H${x + width}`,
    frame,
    5,
  );

/** A pale trunk that forks, with leaves in loose clumps. */
export function gumTree(x: number, y: number, scale: number, seed: string): string {
  const random = randomFrom(seed);
  const clump = (cx: number, cy: number) =>
    repeat(9, (i) =>
      ellipse(
        cx + (random() - 0.5) * 96,
        cy + (random() - 0.5) * 52,
        26 + random() * 16,
        17 + random() * 9,
        i % 3 === 0 ? '#7FA083' : i % 3 === 1 ? '#6B8F74' : '#93B08F',
      ),
    );
  return place(
    x,
    y,
    scale,
    line(
      'M0 300C2 220 -6 160 -2 96C0 60 -26 34 -54 10M-2 110C16 72 40 54 66 26M-2 160C-30 140 -52 132 -74 112',
      '#E9DFCB',
      15,
    ) +
      line('M4 300C6 220 0 160 3 110', '#CDBFA6', 5) +
      line('M-4 210q6 8 4 20M-2 250q6 8 4 18', '#C4A98A', 4) +
      clump(-70, -6) +
      clump(72, 8) +
      clump(-92, 96) +
      clump(4, -54),
  );
}

/** A Norfolk pine: tiers that droop at the ends. */
export const norfolkPine = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    rect(-6, 0, 12, 340, '#7B5A44') +
      repeat(9, (i) => {
        const reach = 22 + i * 13;
        const top = -30 + i * 38;
        return path(
          `M0 ${top - 14}C${reach * 0.5} ${top + 2} ${reach * 0.8} ${top + 2} ${reach} ${top + 22}C${reach * 0.7} ${top + 26} ${reach * 0.4} ${top + 18} 0 ${top + 24}C${-reach * 0.4} ${top + 18} ${-reach * 0.7} ${top + 26} ${-reach} ${top + 22}C${-reach * 0.8} ${top + 2} ${-reach * 0.5} ${top + 2} 0 ${top - 14}Z`,
          i % 2 ? '#3E6B57' : '#4E7F66',
        );
      }) +
      path('M-5 -30L0 -78L5 -30Z', '#3E6B57'),
  );

/** Tī kōuka, the cabbage tree: bare stems, bursts of blades. */
export function cabbageTree(x: number, y: number, scale: number): string {
  const burst = (cx: number, cy: number, size: number) =>
    repeat(15, (i) => {
      const t = Math.PI * (0.92 + (i / 14) * 1.16);
      const droop = Math.abs(i - 7) * 2.4;
      const tipX = round(cx + Math.cos(t) * size);
      const tipY = round(cy + Math.sin(t) * size + droop);
      return path(
        `M${cx - 4} ${cy}Q${round(cx + Math.cos(t) * size * 0.5 - 3)} ${round(cy + Math.sin(t) * size * 0.62)} ${tipX} ${tipY}Q${round(cx + Math.cos(t) * size * 0.5 + 5)} ${round(cy + Math.sin(t) * size * 0.5)} ${cx + 4} ${cy}Z`,
        i % 2 ? '#5C8A63' : '#79A377',
      );
    });
  return place(
    x,
    y,
    scale,
    line('M0 320C4 240 -4 180 0 120M0 150C-14 110 -34 90 -44 56M0 130C12 96 30 76 46 62', '#8B7355', 13) +
      burst(-46, 48, 62) +
      burst(48, 56, 58) +
      burst(0, 100, 70),
  );
}

/** A pōhutukawa branch in flower, reaching in from a corner. */
export function pohutukawa(x: number, y: number, scaleX: number, scale: number): string {
  const random = randomFrom('pohutukawa');
  const leaves = repeat(46, (i) => {
    const t = random();
    const lx = t * 250 + (random() - 0.5) * 60;
    const ly = 40 + t * 40 + (random() - 0.5) * 130 * (1 - t * 0.4);
    return `<ellipse cx="${round(lx)}" cy="${round(ly)}" rx="19" ry="9" fill="${i % 3 ? '#5B7F63' : '#86A386'}" transform="rotate(${round((random() - 0.5) * 120)} ${round(lx)} ${round(ly)})"/>`;
  });
  const flower = (fx: number, fy: number) =>
    repeat(13, (i) => {
      const t = Math.PI * (1 + i / 12);
      return (
        line(
          `M${fx} ${fy}L${round(fx + Math.cos(t) * 26)} ${round(fy + Math.sin(t) * 24)}`,
          i % 2 ? '#C43D35' : '#DB5A48',
          4,
        ) + circle(fx + Math.cos(t) * 27, fy + Math.sin(t) * 25, 2.2, '#F4C24B')
      );
    });
  return place(
    x,
    y,
    scale,
    line('M-30 20C60 30 150 60 240 84M70 42C100 10 130 0 160 -8M120 58C140 90 160 104 190 118', '#6B5138', 11) +
      leaves +
      [
        [40, 20],
        [120, -12],
        [150, 46],
        [214, 66],
        [96, 92],
        [186, 116],
        [24, 80],
      ]
        .map(([fx, fy]) => flower(fx ?? 0, fy ?? 0))
        .join(''),
    scaleX,
  );
}

export const sheep = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    scale,
    line('M-6 8v9M6 8v9', '#3B3430', 3) + ellipse(0, 0, 15, 10, '#FFF8EA') + circle(14, -3, 6, '#3B3430'),
  );

export const sailboat = (x: number, y: number, scale: number, hull = '#B5573A', sail = '#FFFDF8'): string =>
  place(
    x,
    y,
    scale,
    path('M0 -66V-6H-34C-30 -30 -16 -52 0 -66Z', sail) +
      path('M5 -56C20 -44 30 -26 32 -6H5Z', '#F4C24B') +
      path('M-40 0H42C38 12 30 16 22 16H-22C-30 16 -38 10 -40 0Z', hull),
  );

/** Fluffy crown on a short trunk: orchards, streets, parks. */
export function roundTree(
  x: number,
  y: number,
  scale: number,
  colours: readonly [string, string],
  seed: string,
): string {
  const random = randomFrom(seed);
  return place(
    x,
    y,
    scale,
    line('M0 120V40M0 78L-22 50M0 70L22 44', '#7A5B42', 10) +
      circle(0, 0, 58, colours[0]) +
      repeat(14, (i) => {
        const t = (i / 14) * 6.28;
        return circle(Math.cos(t) * 48, Math.sin(t) * 42, 20 + random() * 8, i % 2 ? colours[0] : colours[1]);
      }) +
      circle(-16, -16, 26, colours[1], ' opacity=".7"'),
  );
}

/** Long soft ripples over a stretch of water. */
export const ripples = (y: number, rows: number, colour: string, gap = 26): string =>
  repeat(rows, (i) =>
    line(
      `M${-60 + (i % 2) * 46} ${y + i * gap}q22-8 44 0t44 0M${190 + (i % 2) * 60} ${y + i * gap + 9}q22-8 44 0t44 0M${420 + (i % 3) * 40} ${y + i * gap}q22-8 44 0t44 0`,
      colour,
      4.5,
    ),
  );
