import { randomFrom } from '../random.js';
import { circle, ellipse, line, path, rect, repeat } from '../shapes.js';
import { cloud, gull, ripples, roundTree, sheep, sky, sun, type Scene } from './scenery.js';

/** Canterbury and south: snow, green, sheep. */
export const hills: Scene = (light) =>
  sky(light) +
  sun(light, 560, -70, 56) +
  cloud(90, -120, 1.2) +
  cloud(330, -180, 0.9) +
  path('M0 210L70 150L120 178L210 84L280 150L330 120L420 196L520 110L640 200V480H0Z', '#9DB9C4') +
  path('M210 84L180 116L200 112L214 124L232 108L250 122Z', '#fff') +
  path('M520 110L492 136L512 132L530 144L552 132Z', '#fff') +
  path('M0 240C120 190 220 250 330 226C440 200 540 240 640 210V480H0Z', '#8DB389') +
  path('M0 320C140 270 300 330 420 300C520 276 590 290 640 300V480H0Z', '#5F9168') +
  sheep(70, 282) +
  sheep(112, 268) +
  sheep(560, 262) +
  sheep(600, 276);

/** Queenstown: the Remarkables, the lake, the old steamer putting out smoke. */
export const lake: Scene = (light) =>
  sky(light) +
  sun(light, 120, -110, 60) +
  cloud(250, -200, 1) +
  path(
    'M0 150L60 60L104 96L170 -40L214 20L262 -86L318 0L366 -52L420 40L486 -20L548 70L600 30L640 90V260H0Z',
    '#8798A8',
  ) +
  path(
    'M170 -40L140 20L166 10L184 34L200 8L214 20ZM262 -86L228 -16L250 -28L268 2L290 -22L318 0ZM366 -52L344 -24L362 -18L376 6L396 -4ZM486 -20L456 20L478 14L494 34L512 26L524 36Z',
    '#FFFDF9',
  ) +
  path(
    'M262 -86L318 0L366 -52L420 40L486 -20L548 70L600 30L640 90V260H300C320 160 300 40 262 -86Z',
    '#66788A',
    ' opacity=".35"',
  ) +
  path('M0 190C80 150 150 170 220 186C340 210 480 150 640 176V260H0Z', '#6F9573') +
  rect(0, 208, 640, 280, '#3F8494') +
  ripples(240, 6, '#72ACB6', 30) +
  steamer(392, 216) +
  repeat(5, (i) =>
    path(
      `M${22 + i * 30} 300C${0 + i * 30} 250 ${8 + i * 30} 150 ${22 + i * 30} ${96 + (i % 2) * 30}C${38 + i * 30} 150 ${44 + i * 30} 250 ${22 + i * 30} 300Z`,
      i % 2 ? '#E2A93B' : '#CF9230',
    ),
  );

const steamer = (x: number, y: number): string =>
  circle(x + 92, y - 74, 12, '#F2EEE6', ' opacity=".8"') +
  circle(x + 112, y - 92, 17, '#F2EEE6', ' opacity=".7"') +
  circle(x + 140, y - 112, 23, '#F2EEE6', ' opacity=".55"') +
  rect(x + 76, y - 58, 17, 40, '#C4402F') +
  rect(x + 76, y - 58, 17, 9, '#2C363D') +
  rect(x + 28, y - 22, 120, 24, '#FFFDF6') +
  repeat(6, (i) => rect(x + 36 + i * 18, y - 16, 10, 10, '#5F8A99', 2)) +
  path(`M${x} ${y}H${x + 182}L${x + 168} ${y + 22}H${x + 16}Z`, '#FBF1E0') +
  path(`M${x + 8} ${y + 12}H${x + 175}L${x + 168} ${y + 24}H${x + 16}Z`, '#2C363D');

/** Bay of Plenty and Waikato: an orchard in fruit, the range behind it. */
export const orchard: Scene = (light) => {
  const random = randomFrom('apples');
  const tree = (x: number, y: number, scale: number, seed: string) =>
    roundTree(x, y, scale, ['#6E9A5C', '#86AF6E'], seed) +
    repeat(9, () =>
      circle(x + (random() - 0.5) * 90 * scale, y + (random() - 0.5) * 84 * scale, 6.5 * scale, '#C9473D'),
    );
  return (
    sky(light) +
    sun(light, 300, -110, 70) +
    cloud(60, -190, 1.1) +
    cloud(430, -160, 1) +
    path('M0 140C70 90 130 110 190 84C270 52 330 100 410 80C500 58 570 96 640 76V300H0Z', '#9DB9B0') +
    path('M0 180C160 150 320 190 640 160V480H0Z', '#94B878') +
    [60, 190, 320, 450, 580].map((x, i) => tree(x, 96, 0.72, `far${i}`)).join('') +
    path('M0 250C200 232 420 258 640 240V480H0Z', '#86AB69') +
    tree(52, 96, 1.4, 'near-left') +
    tree(590, 96, 1.4, 'near-right') +
    crate(420, 300) +
    crate(150, 312)
  );
};

const crate = (x: number, y: number): string =>
  repeat(5, (i) => circle(x + 14 + i * 17, y, 11, i % 2 ? '#C9473D' : '#D9604E')) +
  rect(x, y + 2, 96, 46, '#C29A62') +
  line(`M${x} ${y + 18}h96M${x} ${y + 33}h96`, '#A37E4C', 4);

/** Christchurch: the Ōtākaro winding through, a willow, a punt, ducks with right of way. */
export const avon: Scene = (light) => {
  const random = randomFrom('willow');
  const strands = repeat(34, (i) => {
    const x = -30 + i * 8.4;
    const length = 150 + random() * 190;
    return line(
      `M${110 + (x - 110) * 0.5} ${-150 + Math.abs(x - 110) * 0.3}Q${x} ${-90} ${x + 4} ${-150 + Math.abs(x - 110) * 0.4 + length}`,
      i % 3 ? '#8FB070' : '#A9C488',
      8,
    );
  });
  return (
    sky(light) +
    sun(light, 450, -90, 74) +
    cloud(330, -200, 1) +
    repeat(6, (i) => ellipse(260 + i * 78, 120, 66, 60 + (i % 2) * 16, i % 2 ? '#8DB07E' : '#7BA173')) +
    path('M0 150H640V250H0Z', '#A9C48D') +
    stoneBridge() +
    path('M0 236C160 222 380 226 640 214V330C420 340 200 330 0 350Z', '#7FB3BA') +
    ripples(252, 3, '#B2D3D6', 24) +
    path('M0 330C180 312 420 330 640 310V480H0Z', '#9DBB7E') +
    line('M96 330C100 180 112 40 108 -130', '#8A6B4E', 26) +
    strands +
    duck(470, 262) +
    duck(520, 274) +
    duck(552, 260) +
    gull(330, -60, 0.9)
  );
};

const stoneBridge = (): string =>
  path(
    'M330 226V196C400 166 560 166 640 190V232H612C604 190 528 186 512 232H470C452 186 388 190 378 232H330Z',
    '#D3C3A3',
  ) +
  line('M330 198C400 168 560 168 640 192', '#B8A581', 7) +
  line(
    repeat(12, (i) => `M${346 + i * 26} ${190 - Math.sin((i / 11) * 3.14) * 14}v16`),
    '#B8A581',
    4,
  );
const duck = (x: number, y: number): string =>
  path(
    `M${x} ${y}C${x + 8} ${y + 14} ${x + 30} ${y + 14} ${x + 38} ${y - 4}C${x + 26} ${y - 2} ${x + 18} ${y - 6} ${x + 10} ${y - 4}Z`,
    '#8A6B52',
  ) +
  circle(x + 4, y - 8, 8, '#2F6B4A') +
  path(`M${x - 3} ${y - 9}L${x - 13} ${y - 5}L${x - 3} ${y - 3}Z`, '#EDB83F');
