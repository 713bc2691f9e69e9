import { randomFrom } from '../random.js';
import { circle, line, path, rect, repeat } from '../shapes.js';
import {
  boards,
  cabbageTree,
  cloud,
  gull,
  pohutukawa,
  ripples,
  sailboat,
  sash,
  sky,
  sun,
  type Scene,
} from './scenery.js';

/** A villa with a bay window either side of the hall, and a tī kōuka that drops leaves in the gutter. */
export const villa: Scene = (light) =>
  sky(light) +
  sun(light, 96, -60, 60) +
  cloud(300, -150, 1) +
  rect(60, 196, 520, 290, '#F6F1E6') +
  boards(60, 216, 520, 11, 22, '#E5DCCA') +
  path('M30 200L150 86H490L610 200Z', '#7E4A3A') +
  line(
    repeat(4, (i) => `M${64 + i * 28} ${174 - i * 27}H${576 - i * 28}`),
    '#6C3D2F',
    3,
  ) +
  rect(410, 56, 44, 70, '#9C5F4A') +
  rect(404, 50, 56, 12, '#844D3B') +
  sash(110, 246, 92, 116, '#5E8F9E') +
  sash(438, 246, 92, 116, '#5E8F9E') +
  line(
    repeat(26, (i) => `M${62 + i * 20} 204q10 16 20 0`),
    '#FFFDF6',
    4,
  ) +
  path('M0 410C120 380 240 420 360 404C480 392 580 400 640 392V480H0Z', '#6E9A6F') +
  cabbageTree(592, 30, 1.12);

/** Wellington: houses that hold on, a cable car that helps, wind that comes through. */
export const wellington: Scene = (light) => {
  const random = randomFrom('wellington');
  const walls = ['#FBF1E0', '#E9C46A', '#D98C84', '#8DBBCB', '#C9D9C4', '#F3E2C4', '#B5573A'];
  const spots = [
    [40, -60],
    [112, -92],
    [196, -70],
    [280, -20],
    [24, 10],
    [92, 0],
    [164, 14],
    [240, 50],
    [330, 60],
    [410, 104],
    [52, 84],
    [132, 88],
    [208, 112],
    [300, 124],
    [376, 150],
    [470, 146],
    [548, 166],
    [30, 150],
    [110, 160],
    [540, 100],
  ] as const;
  return (
    sky(light) +
    sun(light, 470, -120, 60) +
    cloud(380, -190, 1.3) +
    cloud(470, -40, 0.9) +
    path('M0 -120C80 -150 180 -130 260 -70C340 -10 420 60 520 86C570 98 610 100 640 96V480H0Z', '#7FA57E') +
    path('M0 40C100 0 220 60 320 120C420 176 520 180 640 168V480H0Z', '#6A9470') +
    turbine(330, -78) +
    line('M4 300L318 -48', '#D9CDB4', 9) +
    line('M4 300L318 -48', '#8A7A62', 2) +
    spots
      .map(([x, y], i) => hillHouse(x, y, walls[i % walls.length] ?? '#FBF1E0', random() < 0.5 ? '#7E4A3A' : '#5B6B73'))
      .join('') +
    cableCar(222, 46) +
    rect(0, 232, 640, 250, '#6FA5B8') +
    ripples(252, 4, '#9CC8D4', 30) +
    gull(520, 40, 1) +
    gull(566, 16, 0.8)
  );
};

const hillHouse = (x: number, y: number, wall: string, roof: string): string =>
  rect(x, y, 48, 40, wall) +
  path(`M${x - 6} ${y + 2}L${x + 24} ${y - 22}L${x + 54} ${y + 2}Z`, roof) +
  rect(x + 8, y + 12, 12, 13, '#5F8A99') +
  rect(x + 28, y + 12, 12, 13, '#5F8A99');
const cableCar = (x: number, y: number): string =>
  `<g transform="rotate(-48 ${x} ${y})">` +
  rect(x - 40, y - 34, 84, 34, '#B93A32', 7) +
  repeat(4, (i) => rect(x - 32 + i * 19, y - 28, 14, 14, '#F3E3BF', 2)) +
  '</g>';
const turbine = (x: number, y: number): string =>
  line(`M${x} ${y + 80}V${y - 60}`, '#F6F3EA', 7) +
  [20, 140, 260]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} ${x} ${y - 60})">${path(`M${x - 4} ${y - 60}C${x - 8} ${y - 90} ${x - 4} ${y - 124} ${x} ${y - 136}L${x + 4} ${y - 60}Z`, '#FFFDF6')}</g>`,
    )
    .join('') +
  circle(x, y - 60, 6, '#D6D0C4');

/** Auckland: the tower, Rangitoto lying as it always lies, more boats than parking spaces. */
export const skytower: Scene = (light) =>
  sky(light) +
  sun(light, 420, -20, 92) +
  cloud(470, -130, 0.9) +
  path('M150 200C240 188 300 160 356 128L384 118L412 128C470 160 540 190 640 200V240H150Z', '#8FA9B0') +
  [
    [10, 96, 46],
    [60, 60, 42],
    [152, 84, 50],
    [206, 120, 40],
    [-20, 130, 40],
    [250, 140, 34],
  ]
    .map(
      ([x = 0, y = 0, width = 0], i) =>
        rect(x, y, width, 160, i % 2 ? '#A9BDC4' : '#C2D0D4') +
        line(
          repeat(5, (k) => `M${x + 8} ${y + 16 + k * 18}h${width - 16}`),
          '#DDE7EA',
          4,
        ),
    )
    .join('') +
  path('M118 220L124 -40H136L142 220Z', '#D6D9D6') +
  path('M102 -30H158L150 -4H110Z', '#B9C3C6') +
  rect(98, -44, 64, 15, '#EEF1EE', 6) +
  rect(112, -66, 36, 22, '#C9D1D2', 4) +
  line('M130 -66V-150', '#9AA7AC', 6) +
  line('M130 -150V-186', '#C4633F', 3) +
  rect(0, 214, 640, 270, '#4F93AB') +
  ripples(236, 5, '#86B9CA', 28) +
  sailboat(330, 250, 0.9) +
  sailboat(454, 236, 0.62, '#1D5B79') +
  sailboat(556, 268, 1.05, '#2C363D') +
  pohutukawa(668, -226, -1.15, 1.15);

/** Mauao at the end of a long white beach. */
export const mount: Scene = (light) =>
  sky(light) +
  sun(light, 520, -60, 62) +
  cloud(330, -170, 1.1) +
  gull(420, -30, 1) +
  gull(470, -56, 0.7) +
  path('M20 210C80 190 110 120 160 64C184 38 226 30 258 46C310 76 330 150 400 206L420 214H20Z', '#6F9573') +
  path('M230 36C262 60 286 130 330 190L400 206C330 150 310 76 258 46Z', '#5A8063') +
  path('M60 196C120 186 160 200 220 190C280 182 330 200 400 208V222H30Z', '#8A7B62') +
  rect(0, 208, 640, 110, '#58A0B4') +
  line('M-20 240q40-12 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', '#A3CFD8', 6) +
  line('M-40 276q40-12 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', '#EAF4F3', 8) +
  path('M0 300C140 282 280 312 400 298C500 288 590 296 640 288V480H0Z', '#F2E2BF') +
  pohutukawa(-34, -226, 1.2, 1.2) +
  line('M560 330V196', '#B93A32', 7) +
  path('M560 196H618L602 216L618 236H560Z', '#B93A32') +
  path('M560 216H610L618 236H560Z', '#F4C24B');
