import { CLOTH, GROUND, type ClothColour, type GroundColour } from './palette.js';
import { pick, randomFrom, type Random } from './random.js';
import { circle, line, path, rect, repeat } from './shapes.js';

/** Colours and luck of one still life. Its frame is 640 × 800, the floor or table begins at 560. */
export interface Setting {
  random: Random;
  wall: (typeof GROUND)[GroundColour];
  main: (typeof CLOTH)[ClothColour];
  second: (typeof CLOTH)[ClothColour];
  third: (typeof CLOTH)[ClothColour];
}

export const STILL_LIFE = { width: 1200, height: 1500, view: [0, 0, 640, 800] } as const;

const GROUNDS = ['wattle', 'fern', 'sea', 'apricot', 'rose', 'sand'] as const;

/** Three cloth colours that are never the same, on a ground. */
export function settingFrom(seed: string): Setting {
  const random = randomFrom(seed);
  const wall = GROUND[pick(random, GROUNDS)];
  const cloths: ClothColour[] = ['tasman', 'clay', 'fern', 'wattle', 'rose', 'sky', 'sage'];
  const take = (): (typeof CLOTH)[ClothColour] => {
    const [taken = 'cream'] = cloths.splice(Math.floor(random() * cloths.length), 1);
    return CLOTH[taken];
  };
  return { random, wall, main: take(), second: take(), third: take() };
}

/** A painted wall with the afternoon on it. */
export const plainWall = ({ wall: { base, pale } }: Setting): string =>
  rect(0, 0, 640, 800, base) + circle(430, 230, 210, pale, ' opacity=".7"');

const WOOD = { top: '#C99F6E', edge: '#A67C4E' };

export const tableTop = (y = 560): string =>
  rect(0, y, 640, 800 - y, WOOD.top) +
  rect(0, y, 640, 16, '#D9B384') +
  line(`M60 ${y + 90}H300M360 ${y + 150}H600M40 ${y + 200}H210`, WOOD.edge, 3, ' opacity=".4"');

export const floorBoards = (y: number): string =>
  rect(0, y, 640, 800 - y, '#D9B88C') +
  repeat(5, (i) => line(`M0 ${y + 26 + i * 42}H640M${120 + ((i * 190) % 480)} ${y + 26 + i * 42}v-40`, '#C39E6E', 3)) +
  rect(0, y - 16, 640, 16, '#FFFDF6');

/** What can be seen from the window; the room stays the same, the country does not. */
const VIEWS = ['hills', 'sea', 'roofs', 'gum', 'snow'] as const;

const house = (x: number, top: number, width: number, floor: number, wall: string): string =>
  rect(x, top, width, floor - top, wall) +
  path(`M${x - 8} ${top + 2}L${x + width / 2} ${top - width * 0.42}L${x + width + 8} ${top + 2}Z`, '#B5573A') +
  rect(x + width * 0.2, top + 18, width * 0.2, 22, '#6F9BA8') +
  rect(x + width * 0.6, top + 18, width * 0.2, 22, '#6F9BA8');

/** A window with its view. `tint` is the frame's colour. */
export function windowView(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  id: string,
  tint = '#FFFDF6',
): string {
  const right = x + width;
  const floor = y + height;
  const middle = x + width / 2;
  const views: Record<(typeof VIEWS)[number], () => string> = {
    hills: () =>
      circle(right - 60, y + 70, 34, '#FBE3A6') +
      path(
        `M${x} ${y + height * 0.62}C${x + width * 0.3} ${y + height * 0.36} ${x + width * 0.6} ${y + height * 0.66} ${right} ${y + height * 0.5}V${floor}H${x}Z`,
        '#A9C7A2',
      ) +
      path(
        `M${x} ${y + height * 0.8}C${x + width * 0.4} ${y + height * 0.66} ${x + width * 0.6} ${y + height * 0.86} ${right} ${y + height * 0.74}V${floor}H${x}Z`,
        '#7FA57E',
      ),
    sea: () =>
      circle(x + 70, y + 80, 32, '#FDF3D4') +
      rect(x, y + height * 0.56, width, height * 0.44, '#6FA9BC') +
      path(`M${middle + 20} ${y + height * 0.56}v-60c24 12 38 32 42 60Z`, '#FFFDF6') +
      line(`M${x + 20} ${y + height * 0.7}q20-8 40 0t40 0M${middle} ${y + height * 0.82}q20-8 40 0t40 0`, '#A3CFD8', 5),
    roofs: () =>
      [
        [0.02, 0.66, '#E9D3B4'],
        [0.64, 0.6, '#F3E2C4'],
        [0.33, 0.74, '#C9D9C4'],
      ]
        .map(([at, top, fill]) =>
          house(x + width * Number(at), y + height * Number(top), width * 0.36, floor, String(fill)),
        )
        .join(''),
    gum: () =>
      line(`M${right + 10} ${y + 40}C${middle + 40} ${y + 60} ${middle} ${y + 90} ${x + 50} ${y + 170}`, '#8A6B4E', 7) +
      repeat(9, (i) => {
        const lx = right - 20 - i * width * 0.085;
        const ly = y + 50 + i * height * 0.045;
        return path(
          `M${lx} ${ly}q${-26} ${30 + (i % 3) * 12} ${-10} ${84}q${22} ${-40} ${10} ${-84}Z`,
          i % 2 ? '#7FA083' : '#5F8A6A',
        );
      }),
    snow: () =>
      path(
        `M${x} ${y + height * 0.7}L${x + width * 0.3} ${y + height * 0.28}L${x + width * 0.48} ${y + height * 0.52}L${x + width * 0.72} ${y + height * 0.2}L${right} ${y + height * 0.62}V${floor}H${x}Z`,
        '#9DB4C4',
      ) +
      path(
        `M${x + width * 0.72} ${y + height * 0.2}l-${width * 0.1} ${height * 0.13}l${width * 0.06} -${height * 0.02}l${width * 0.05} ${height * 0.05}l${width * 0.06} -${height * 0.05}ZM${x + width * 0.3} ${y + height * 0.28}l-${width * 0.08} ${height * 0.12}l${width * 0.08} -${height * 0.02}l${width * 0.06} ${height * 0.03}Z`,
        '#FFFDF9',
      ) +
      path(
        `M${x} ${y + height * 0.82}C${middle} ${y + height * 0.7} ${middle} ${y + height * 0.84} ${right} ${y + height * 0.74}V${floor}H${x}Z`,
        '#8DB389',
      ),
  };
  const view = views[pick(random, VIEWS)]();
  return (
    `<clipPath id="${id}w"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>` +
    rect(x, y, width, height, '#D6E7EB') +
    `<g clip-path="url(#${id}w)">${view}</g>` +
    line(`M${x} ${y}H${right}V${floor}H${x}ZM${middle} ${y}V${floor}M${x} ${y + height * 0.5}H${right}`, tint, 12) +
    rect(x - 18, floor, width + 36, 14, tint)
  );
}

/** Two curtains drawn aside. */
export const curtains = (x: number, y: number, width: number, height: number, fill: string, fold: string): string =>
  line(`M${x - 56} ${y - 20}H${x + width + 56}`, '#8A6B4E', 8) +
  path(
    `M${x - 48} ${y - 18}H${x + 34}C${x + 26} ${y + height * 0.5} ${x + 4} ${y + height * 0.7} ${x - 6} ${y + height + 40}H${x - 48}Z`,
    fill,
  ) +
  line(
    `M${x - 20} ${y - 16}C${x - 24} ${y + height * 0.4} ${x - 26} ${y + height * 0.8} ${x - 28} ${y + height + 38}M${x + 10} ${y - 16}C${x + 4} ${y + height * 0.4} ${x - 8} ${y + height * 0.7} ${x - 14} ${y + height + 38}`,
    fold,
    5,
  ) +
  path(
    `M${x + width + 48} ${y - 18}H${x + width - 34}C${x + width - 26} ${y + height * 0.5} ${x + width - 4} ${y + height * 0.7} ${x + width + 6} ${y + height + 40}H${x + width + 48}Z`,
    fold,
  );

/** A plant in a pot; `y` is where the pot stands. */
export const pottedPlant = (x: number, y: number, pot: string, potShade: string): string =>
  [
    [-64, -120],
    [-40, -168],
    [-6, -190],
    [34, -172],
    [62, -124],
    [-76, -70],
    [78, -76],
  ]
    .map(([dx = 0, dy = 0], i) =>
      path(
        `M${x} ${y - 70}Q${x + dx * 0.35 - 14} ${y - 70 + dy * 0.5} ${x + dx} ${y - 40 + dy}Q${x + dx * 0.6 + 22} ${y - 60 + dy * 0.5} ${x} ${y - 70}Z`,
        i % 2 ? '#5F8A64' : '#7FA57E',
      ),
    )
    .join('') +
  path(`M${x - 42} ${y - 76}H${x + 42}L${x + 32} ${y}H${x - 32}Z`, pot) +
  path(`M${x + 10} ${y - 76}H${x + 42}L${x + 32} ${y}H${x + 14}Z`, potShade) +
  rect(x - 47, y - 84, 94, 16, pot, 5);

/** The mug that stands somewhere in every one of these pictures. */
export const mug = (x: number, y: number, fill: string, shade: string): string =>
  line(`M${x + 50} ${y - 46}c26 -6 26 38 -2 32`, fill, 9) +
  path(`M${x} ${y - 60}H${x + 54}L${x + 50} ${y}H${x + 4}Z`, fill) +
  path(`M${x + 34} ${y - 60}H${x + 54}L${x + 50} ${y}H${x + 34}Z`, shade);
