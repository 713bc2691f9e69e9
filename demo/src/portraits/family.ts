import { cat, dog, type Coat } from './animals.js';
import { figure } from './figure.js';
import { personFrom, type PersonOptions } from './person.js';
import { LIGHTS, PLACES, type Hour, type Place } from './places/index.js';
import { idFrom, randomFrom } from './random.js';
import { document } from './shapes.js';

export interface FamilyMember extends PersonOptions {
  /** Given for children only: decides how tall they are drawn. Zero is a baby. */
  years?: number;
}

export interface FamilyOptions {
  place: Place;
  hour?: Hour;
  /** Adults stand behind, children and animals in front, each in the order given. */
  members: readonly FamilyMember[];
  dog?: Coat;
  cat?: Coat;
  /** `tall` is 4:5 with air above the people, `wide` 4:3. */
  frame?: 'tall' | 'wide';
}

/** Where the middle of each figure stands, by how many share the row. */
const BACK_ROW: Record<number, readonly number[]> = {
  1: [312],
  2: [214, 414],
  3: [146, 318, 492],
  4: [112, 248, 388, 526],
};
/** The front row fills the gaps the grown-ups leave, by how many of them there are. */
const FRONT_ROW: Record<number, Record<number, readonly number[]>> = {
  1: { 1: [464], 2: [158, 466], 3: [152, 458, 566], 4: [72, 178, 448, 556], 5: [64, 168, 312, 456, 560] },
  2: { 1: [316], 2: [106, 316], 3: [92, 314, 536], 4: [84, 240, 392, 548], 5: [78, 198, 316, 436, 556] },
  3: { 1: [232], 2: [232, 406], 3: [72, 232, 406], 4: [64, 232, 406, 574], 5: [64, 190, 316, 442, 574] },
};
const FLOOR = 480;
const FIGURE = { middle: 200, height: 500 };
const ANIMAL = { middle: 80, height: 262 };

interface Standing {
  front: boolean;
  scale: number;
  draw: (left: number, top: number) => string;
  middle: number;
  height: number;
}

const growth = (years: number): number => Math.min(0.74, 0.47 + years * 0.019);

/** A family in front of where it lives. The same seed and options give the same SVG, byte for byte. */
export function familySvg(seed: string, options: FamilyOptions): string {
  const adults = options.members.filter((member) => member.years === undefined).length;
  const standing = [
    ...options.members.map((member, index) => person(`${seed}${index}`, member, adults)),
    ...(options.dog ? [animal(dog, options.dog, 0.78)] : []),
    ...(options.cat ? [animal(cat, options.cat, 0.6)] : []),
  ];
  const light = LIGHTS[options.hour ?? 'noon'];
  const scene = PLACES[options.place](light) + arrange(seed, standing);
  return options.frame === 'wide'
    ? document({ width: 1200, height: 900, view: [0, 0, 640, 480] }, scene)
    : document({ width: 1200, height: 1500, view: [32, -240, 576, 720] }, scene);
}

function person(seed: string, { years, ...looks }: FamilyMember, adults: number): Standing {
  const child = years !== undefined;
  const drawn = personFrom(seed, {
    ...(child ? { child, earrings: false, glasses: false } : {}),
    freckles: false,
    ...looks,
  });
  const scale = child ? growth(years) : adults > 2 ? 0.74 : 0.86;
  const draw = (left: number, top: number) =>
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale})">${figure(drawn, idFrom(seed))}</g>`;
  return { front: child, scale, draw, middle: FIGURE.middle, height: FIGURE.height };
}

const animal = (draw: typeof dog, coat: Coat, scale: number): Standing => ({
  front: true,
  scale,
  draw: (left, top) => draw(left, top, scale, coat),
  ...ANIMAL,
});

function arrange(seed: string, standing: readonly Standing[]): string {
  const random = randomFrom(`${seed} stands`);
  const back = standing.filter((one) => !one.front);
  const front = standing.filter((one) => one.front);
  const frontPlaces = FRONT_ROW[Math.min(3, back.length)]?.[front.length] ?? [];
  const lift = Math.max(0, front.length - 2) * 36 + (back.length > 2 ? 24 : 0);
  const mirrored = random() < 0.5;
  const row = (figures: readonly Standing[], places: readonly number[], sink: number, raised = 0) =>
    figures.map((one, i) => {
      const middle = places[i] ?? 320;
      const left = (mirrored ? 640 - middle : middle) - one.middle * one.scale;
      const top = FLOOR - one.height * one.scale + random() * sink - raised;
      return one.draw(left, top);
    });
  const people = [...row(back, BACK_ROW[back.length] ?? [], 18, lift), ...row(front, frontPlaces, 8)].join('');
  const nearer = standing.length <= 3 ? 1.16 : standing.length === 4 ? 1.08 : 1.02;
  return `<g transform="translate(320 ${FLOOR}) scale(${nearer}) translate(-320 ${-FLOOR})">${people}</g>`;
}
