import { randomFrom } from '../random.js';
import { circle, ellipse, line, path, place, rect, repeat } from '../shapes.js';
import { boards, cloud, norfolkPine, sash, sky, sun, type Scene } from './scenery.js';

/** Sydney's inner west: a jacaranda, two galahs on the wire, iron lace. */
export const terrace: Scene = (light) => {
  const houses = [
    [-20, '#E9D3B4'],
    [150, '#C9D9C4'],
    [320, '#F3E2C4'],
    [490, '#BFD5DC'],
  ] as const;
  return (
    sky(light) +
    sun(light, 470, 60, 150) +
    line('M-10 -62C200 -24 420 -24 650 -70M-10 -36C200 2 420 2 650 -44', '#7E5C50', 2.6) +
    galah(418, -53, 1) +
    galah(476, -58, -1) +
    jacaranda() +
    houses.map(([x, wall]) => terraceHouse(x, wall)).join('') +
    rect(0, 372, 640, 110, '#8FA98A') +
    fallenPetals()
  );
};

const galah = (x: number, y: number, facing: number): string =>
  place(
    x,
    y,
    1.15,
    path('M-2 -20C-14 -14 -18 0 -16 14L-20 38L-10 36L2 16C8 4 8 -14 -2 -20Z', '#9CA6AE') +
      path('M0 -24C12 -22 16 -6 10 8C6 16 0 20 -4 18C2 6 2 -8 -4 -18Z', '#E58C92') +
      circle(2, -26, 10.5, '#E58C92') +
      path('M-7 -30C-8 -40 6 -42 12 -34C6 -35 0 -33 -3 -29Z', '#F6C7C4') +
      path('M11 -29C19 -29 18 -20 12 -20Z', '#F3E3CC') +
      circle(5, -27, 1.9, '#2A2422') +
      line('M0 17V22M5 15V21', '#6B5A58', 2.4),
    facing * 1.15,
  );

function jacaranda(): string {
  const random = randomFrom('jacaranda');
  const layers = [
    [26, 20, 30, '#7F6FAB'],
    [44, 11, 19, '#9888C4'],
    [54, 7, 12, '#B0A2D6'],
    [44, 3, 7, '#CDC2E8'],
  ] as const;
  const blooms = layers.map(([count, smallest, largest, fill]) =>
    repeat(count, () => {
      const t = random() * 6.28;
      const reach = Math.sqrt(random());
      return circle(
        70 + Math.cos(t) * 190 * reach,
        -76 + Math.sin(t) * 116 * reach,
        smallest + random() * (largest - smallest),
        fill,
      );
    }),
  );
  return line('M40 140C44 80 60 40 74 -20M62 50C84 30 100 10 120 -20', '#6B5138', 13) + blooms.join('');
}

function fallenPetals(): string {
  const random = randomFrom('petals');
  return repeat(16, (i) =>
    circle(30 + random() * 300, 40 + random() * 260, 3 + random() * 2, i % 2 ? '#AC9DD1' : '#C3B7E0'),
  );
}

const terraceHouse = (x: number, wall: string): string =>
  path(`M${x} 480V120L${x + 85} 70L${x + 170} 120V480Z`, wall) +
  path(`M${x - 6} 124L${x + 85} 66L${x + 176} 124L${x + 170} 138L${x + 85} 86L${x} 138Z`, '#B5573A') +
  [26, 100]
    .map((dx) => path(`M${x + dx} 240V180C${x + dx} 158 ${x + dx + 44} 158 ${x + dx + 44} 180V240Z`, '#6F9BA8'))
    .join('') +
  rect(x, 257, 170, 10, '#2E5A52') +
  line(
    repeat(9, (k) => `M${x + 6 + k * 20} 266q10 26 20 0`),
    '#2E5A52',
    3.5,
  ) +
  line(
    repeat(9, (k) => `M${x + 6 + k * 20} 300V372`),
    '#2E5A52',
    3,
  );

/** Brisbane: a house on stilts under a poinciana, its stairs coming down to meet you. */
export const queenslander: Scene = (light) =>
  sky(light) +
  sun(light, 150, -90, 70) +
  cloud(230, -190, 1) +
  path('M0 300C120 280 240 300 360 286C480 276 560 290 640 280V480H0Z', '#8DB389') +
  repeat(8, (i) => rect(70 + i * 70, 190, 14, 130, '#8A6B52')) +
  rect(60, 190, 520, 96, '#5E6B62') +
  line(
    repeat(15, (i) => `M${66 + i * 34} 192l40 92M${106 + i * 34} 192l-40 92`),
    '#EDE2CC',
    3,
  ) +
  rect(60, 40, 520, 152, '#F6EBD3') +
  boards(60, 62, 520, 6, 22, '#E6D6B6') +
  [96, 196, 396, 496].map((x) => sash(x, 66, 56, 84)).join('') +
  rect(292, 62, 58, 130, '#B5573A') +
  rect(300, 72, 42, 48, '#F8DB93') +
  line('M60 150H580M60 190H580', '#FFFDF6', 7) +
  line(
    repeat(27, (i) => `M${62 + i * 20} 152V188`),
    '#FFFDF6',
    3,
  ) +
  path('M30 44L128 -72H512L610 44Z', '#93A8AD') +
  line(
    repeat(13, (i) => `M${140 + i * 30} -70L${60 + i * 43} 42`),
    '#7F959B',
    3,
  ) +
  path('M26 40H614V54H26Z', '#7F959B') +
  path('M268 192H374L412 330H230Z', '#D9C6A2') +
  line('M262 216H380M256 240H387M250 264H394M243 290H402', '#BFA981', 4) +
  poinciana() +
  palm(52, 40, 0.9);

function poinciana(): string {
  const random = randomFrom('poinciana');
  const crown = (count: number, r0: number, r1: number, fill: string) =>
    repeat(count, () => {
      const t = random() * 6.28;
      const reach = Math.sqrt(random());
      return ellipse(
        560 + Math.cos(t) * 170 * reach,
        -128 + Math.sin(t) * 70 * reach,
        r0 + random() * r1,
        (r0 + random() * r1) * 0.7,
        fill,
      );
    });
  return (
    line('M600 300C596 180 580 60 560 -60M580 20C550 -20 520 -60 480 -90', '#7A5B46', 17) +
    crown(26, 22, 14, '#5F8A5C') +
    crown(40, 11, 9, '#D2553A') +
    crown(46, 6, 6, '#EE7B57')
  );
}

const palm = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    line('M0 300C10 200 -6 100 4 0', '#9A7B5C', 15) +
      [
        [-92, -12],
        [-74, -62],
        [-20, -92],
        [40, -84],
        [88, -40],
        [96, 20],
        [-90, 40],
      ]
        .map(([dx = 0, dy = 0]) =>
          path(
            `M4 0Q${dx * 0.5} ${dy - 34} ${dx} ${dy}Q${dx * 0.5 + 6} ${dy - 4} 4 0Z`,
            dy < -50 ? '#7CA67C' : '#5C8A63',
          ),
        )
        .join(''),
  );

/** Perth: limestone, red tiles, two Norfolk pines and the Indian Ocean between the houses. */
export const limestone: Scene = (light) =>
  sky(light) +
  sun(light, 352, -60, 84) +
  rect(0, 150, 640, 90, '#5E9EB3') +
  line('M250 176q20-6 40 0t40 0t40 0', '#9CC8D4', 5) +
  rect(240, 206, 200, 150, '#EAD8AE') +
  path('M240 224C300 212 360 232 440 216V260H240Z', '#C6C08F') +
  norfolkPine(86, -120, 1.12) +
  norfolkPine(566, -60, 0.92) +
  limestoneHouse(-40, 116, 300) +
  limestoneHouse(420, 132, 290) +
  path('M0 330C160 312 300 336 420 322C520 312 590 320 640 316V480H0Z', '#D9C69B') +
  rect(0, 352, 640, 128, '#A9BA8B') +
  repeat(6, (i) => bottlebrush(24 + i * 122, 338));

const limestoneHouse = (x: number, y: number, width: number): string =>
  rect(x, y, width, 230, '#EEDFBE') +
  repeat(7, (row) =>
    line(
      repeat(8, (k) => `M${x + (row % 2) * 20 + k * 40} ${y + row * 32}v32`) + `M${x} ${y + row * 32}H${x + width}`,
      '#DCC89F',
      2.5,
    ),
  ) +
  path(`M${x - 18} ${y + 4}L${x + 50} ${y - 62}H${x + width - 50}L${x + width + 18} ${y + 4}Z`, '#BE5F41') +
  line(
    repeat(3, (k) => `M${x + 2 + k * 16} ${y - 12 - k * 16}H${x + width - 2 - k * 16}`),
    '#A44E33',
    3,
  ) +
  sash(x + 60, y + 44, 60, 76) +
  sash(x + width - 110, y + 44, 60, 76);

const bottlebrush = (x: number, y: number): string =>
  line(`M${x} ${y + 40}C${x} ${y + 20} ${x + 6} ${y + 10} ${x + 10} ${y}`, '#6B7F5A', 4) +
  ellipse(x + 11, y - 6, 7, 17, '#C9473D') +
  ellipse(x - 4, y + 12, 6, 14, '#D9604E');
