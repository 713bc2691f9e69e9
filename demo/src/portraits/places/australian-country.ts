import { randomFrom } from '../random.js';
import { circle, ellipse, line, path, place, rect, repeat, round } from '../shapes.js';
import { cloud, gull, gumTree, ripples, sailboat, sheep, sky, sun, type Scene } from './scenery.js';

/** Any beach at the end of any street. */
export const beach: Scene = (light) =>
  sky(light) +
  sun(light, 500, 50, 54) +
  cloud(80, -150, 1.1) +
  gull(300, -60, 1.1) +
  gull(366, -96, 0.8) +
  path('M0 190C80 170 150 150 230 178L300 190H640V300H0Z', '#7F9E86') +
  rect(0, 206, 640, 124, '#5E9EB3') +
  line('M0 236q40-12 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', '#9CC8D4', 6) +
  line('M-40 272q40-12 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', '#E4F1F2', 7) +
  path('M0 306C120 286 260 318 380 302C480 290 580 300 640 292V480H0Z', '#F0DCB6') +
  rect(94, 70, 10, 330, '#B5573A') +
  path(
    'M14 88C24 8 174 8 184 88C168 76 158 76 142 88C130 76 118 76 99 88C82 76 70 76 56 88C42 76 30 76 14 88Z',
    '#EDB83F',
  ) +
  path('M56 88C58 46 74 26 99 26C124 26 140 46 142 88C130 76 118 76 99 88C82 76 70 76 56 88Z', '#FBF1E0');

/** The other end of a ferry ride: the bridge, a sail or two, the boat home. */
export const harbour: Scene = (light) =>
  sky(light) +
  sun(light, 440, -40, 90) +
  gull(96, -150, 1) +
  gull(150, -178, 0.8) +
  path('M0 160C60 140 120 150 180 146C260 138 340 156 420 146C500 138 580 150 640 142V220H0Z', '#8FA69A') +
  repeat(12, (i) => rect(380 + i * 22, 140 - ((i * 37) % 62), 18, 70, i % 2 ? '#A9B9BC' : '#97ABB1')) +
  bridge() +
  rect(0, 196, 640, 290, '#5794AB') +
  ripples(222, 5, '#8DBBCB', 30) +
  path(
    'M430 196C430 150 456 128 486 118C480 146 486 172 500 196ZM474 196C478 160 500 138 528 128C522 152 528 176 540 196ZM520 196C526 172 542 156 562 150C558 166 562 182 570 196Z',
    '#FFFDF6',
  ) +
  rect(416, 194, 176, 12, '#D9B99B') +
  ferry(64, 232) +
  sailboat(556, 274, 0.8);

const bridge = (): string =>
  line('M-40 190C60 20 240 20 352 190', '#5A6770', 12) +
  line('M-20 190C80 62 226 62 332 190', '#6D7B84', 7) +
  line(
    repeat(10, (i) => `M${18 + i * 32} ${round(76 + Math.abs(i - 4.3) ** 1.9 * 4.4)}V166`),
    '#6D7B84',
    4,
  ) +
  rect(-20, 160, 400, 12, '#5A6770') +
  rect(340, 96, 30, 104, '#C9B497') +
  rect(336, 92, 38, 10, '#B39D80');

const ferry = (x: number, y: number): string =>
  rect(x + 34, y - 34, 118, 34, '#F3E3BF') +
  rect(x + 60, y - 60, 62, 28, '#F3E3BF') +
  rect(x + 84, y - 82, 16, 24, '#C4633F') +
  repeat(5, (i) => rect(x + 42 + i * 22, y - 26, 13, 14, '#5F8FA0', 3)) +
  path(
    `M${x} ${y}H${x + 190}C${x + 184} ${y + 22} ${x + 172} ${y + 26} ${x + 160} ${y + 26}H${x + 30}C${x + 16} ${y + 26} ${x + 4} ${y + 18} ${x} ${y}Z`,
    '#2F6B4A',
  );

/** Canberra: gum trees, the lake, the tower on Black Mountain and a cockatoo with opinions. */
export const gums: Scene = (light) =>
  sky(light) +
  sun(light, 330, -84, 70) +
  cloud(200, -200, 0.9) +
  path('M0 176C90 120 190 96 270 120C360 146 450 96 540 124C590 138 620 150 640 148V260H0Z', '#9DB6A6') +
  line('M262 130V-20', '#A9B3B0', 9) +
  path('M244 44H280L288 26H236Z', '#8F9C9A') +
  rect(250, 8, 24, 12, '#C9CFCC', 4) +
  line('M262 -20V-66', '#C4633F', 4) +
  path('M0 220C160 200 340 206 640 196V276H0Z', '#7FB0BE') +
  ripples(226, 2, '#B4D3DA', 22) +
  path('M0 262C140 244 300 276 440 258C540 246 600 256 640 250V480H0Z', '#B9BE84') +
  path('M0 340C160 316 320 346 640 322V480H0Z', '#A3AE72') +
  gumTree(96, -70, 1.28, 'left') +
  gumTree(560, -20, 1.1, 'right') +
  cockatoo(430, -36);

const cockatoo = (x: number, y: number): string =>
  line(`M${x - 30} ${y + 64}C${x + 20} ${y + 56} ${x + 70} ${y + 60} ${x + 118} ${y + 44}`, '#E0D3BC', 9) +
  path(
    `M${x} ${y}C${x - 26} ${y + 14} ${x - 26} ${y + 58} ${x - 14} ${y + 96}L${x + 6} ${y + 62}C${x + 26} ${y + 54} ${x + 30} ${y + 22} ${x + 20} ${y + 4}Z`,
    '#FFFDF6',
  ) +
  circle(x + 14, y - 6, 18, '#FFFDF6') +
  path(
    `M${x + 2} ${y - 20}C${x - 14} ${y - 30} ${x - 18} ${y - 46} ${x - 12} ${y - 54}C${x} ${y - 48} ${x + 10} ${y - 38} ${x + 18} ${y - 22}Z`,
    '#F4C24B',
  ) +
  path(`M${x + 29} ${y - 10}C${x + 42} ${y - 8} ${x + 40} ${y + 8} ${x + 30} ${y + 8}Z`, '#4A4A4A') +
  circle(x + 18, y - 9, 2.6, '#2A2422');

/** A long drive from town: windmill, tank, woolshed, paddocks the colour of toast. */
export const farm: Scene = (light) =>
  sky(light) +
  sun(light, 300, -30, 78) +
  cloud(40, -170, 1.1) +
  cloud(330, -214, 0.8) +
  path('M0 190C120 150 240 176 360 160C480 144 560 168 640 150V300H0Z', '#B8B27A') +
  path('M0 240C160 214 300 250 460 226C560 212 610 220 640 214V480H0Z', '#DDBF7A') +
  path('M0 330C180 300 340 340 640 306V480H0Z', '#CBA85F') +
  windmill(92, -128) +
  woolshed(404, 118) +
  sheep(214, 236, 1.1) +
  sheep(262, 248, 1) +
  sheep(318, 234, 0.9) +
  line('M-10 298H650', '#8A7048', 3) +
  line('M-10 322H650', '#8A7048', 3) +
  line(
    repeat(9, (i) => `M${8 + i * 78} 284V344`),
    '#8A7048',
    7,
  );

const windmill = (x: number, y: number): string =>
  line(
    `M${x - 44} ${y + 380}L${x} ${y}L${x + 44} ${y + 380}M${x - 12} ${y + 110}H${x + 12}M${x - 24} ${y + 210}H${x + 24}M${x - 34} ${y + 300}H${x + 34}M${x - 12} ${y + 110}L${x + 24} ${y + 210}L${x - 34} ${y + 300}`,
    '#6E6A62',
    5,
  ) +
  path(`M${x} ${y - 6}L${x + 92} ${y - 18}V${y + 20}L${x} ${y + 6}Z`, '#B5573A') +
  repeat(14, (i) => {
    const t = (i / 14) * 6.283;
    const point = (turn: number, reach: number) =>
      `${round(x + Math.cos(t + turn) * reach)} ${round(y + Math.sin(t + turn) * reach)}`;
    return path(`M${point(0, 14)}L${point(-0.16, 66)}L${point(0.16, 66)}Z`, i % 2 ? '#C9CFCC' : '#AEB8B6');
  }) +
  circle(x, y, 12, '#6E6A62');

const woolshed = (x: number, y: number): string =>
  rect(x + 176, y + 6, 74, 128, '#A9B4B2', 8) +
  line(
    repeat(6, (i) => `M${x + 178} ${y + 26 + i * 19}h70`),
    '#93A09E',
    3,
  ) +
  path(`M${x} ${y + 140}V${y + 48}L${x + 88} ${y}L${x + 176} ${y + 48}V${y + 140}Z`, '#B5573A') +
  line(
    repeat(8, (i) => `M${x + 12 + i * 22} ${y + 56}V${y + 138}`),
    '#9C4830',
    3,
  ) +
  path(
    `M${x - 10} ${y + 54}L${x + 88} ${y - 4}L${x + 186} ${y + 54}L${x + 180} ${y + 64}L${x + 88} ${y + 14}L${x - 4} ${y + 64}Z`,
    '#AEB8B6',
  ) +
  rect(x + 58, y + 78, 60, 62, '#5B3A2C');

/** The Adelaide Hills: vines in rows, a stone cottage, poplars. */
export const vines: Scene = (light) =>
  sky(light) +
  sun(light, 180, -60, 82) +
  cloud(400, -180, 1.2) +
  path('M0 150C100 90 220 110 320 130C440 150 520 80 640 110V300H0Z', '#A9C2A0') +
  path('M0 210C140 170 280 220 420 190C520 170 590 190 640 180V480H0Z', '#8FB083') +
  repeat(5, (i) => poplar(452 + i * 26, 70 + (i % 2) * 12)) +
  cottage(520, 128) +
  repeat(8, (i) => vineRow(i)) +
  path('M0 400C200 380 420 404 640 388V480H0Z', '#C9A877');

const poplar = (x: number, y: number): string =>
  path(
    `M${x} ${y + 110}C${x - 22} ${y + 70} ${x - 16} ${y + 10} ${x} ${y - 46}C${x + 16} ${y + 10} ${x + 22} ${y + 70} ${x} ${y + 110}Z`,
    x % 52 ? '#7E9E5F' : '#94B171',
  );
const cottage = (x: number, y: number): string =>
  rect(x, y, 110, 76, '#E4D2AE') +
  path(`M${x - 12} ${y + 4}L${x + 20} ${y - 40}H${x + 92}L${x + 122} ${y + 4}Z`, '#B5573A') +
  rect(x + 20, y + 20, 24, 28, '#6F9BA8') +
  rect(x + 66, y + 20, 24, 56, '#7A4F38') +
  rect(x + 84, y - 56, 16, 28, '#C9B08A');

function vineRow(index: number): string {
  const random = randomFrom(`vine${index}`);
  const y = 226 + index * 24;
  return (
    repeat(14, (i) =>
      ellipse(-12 + i * 52 - index * 7, y + (random() - 0.5) * 6, 30, 11 + index * 0.9, i % 3 ? '#5E8B57' : '#739E66'),
    ) + repeat(5, (i) => circle(40 + i * 130 + random() * 60, y + 8, 4.5, '#6B4A78'))
  );
}

/** The back yard: a rotary clothes line at full sail, a lemon tree, a fence with one loose paling. */
export const backyard: Scene = (light) => {
  const washing = [
    [-150, 'M0 0h52v54h-52Z', '#D98C84'],
    [-86, 'M0 0l12-4h26l12 4l-6 16l-6-4v44h-26v-44l-6 4Z', '#1D5B79'],
    [-24, 'M0 0h44v66h-44Z', '#FBF1E0'],
    [36, 'M0 0h40l-4 60h-10l-4-36h-4l-4 36h-10Z', '#3E7A54'],
    [94, 'M0 0h60v46h-60Z', '#EDB83F'],
  ] as const;
  return (
    sky(light) +
    sun(light, 120, -110, 66) +
    cloud(250, -210, 1) +
    repeat(17, (i) =>
      path(
        `M${-6 + i * 40} 320V${i === 13 ? 142 : 128}L${13 + i * 40} ${i === 13 ? 126 : 114}L${32 + i * 40} ${i === 13 ? 142 : 128}V320Z`,
        i % 2 ? '#C9A77B' : '#BE9A6D',
      ),
    ) +
    rect(0, 296, 640, 190, '#9DBB7E') +
    line('M330 330V-70', '#8C979B', 10) +
    line('M330 -44L150 -84M330 -44L510 -84M330 -44L232 -20M330 -44L428 -20', '#8C979B', 6) +
    line('M150 -84L232 -20H428L510 -84', '#AAB4B7', 2.4) +
    line('M168 -78L244 -30H416L492 -78', '#AAB4B7', 2) +
    washing.map(([x, d, fill]) => place(330 + x, -24 - Math.abs(x + 4) * 0.26, 1, path(d, fill))).join('') +
    lemonTree(562, 40) +
    gull(60, -170, 0.9)
  );
};

function lemonTree(x: number, y: number): string {
  const random = randomFrom('lemon tree');
  return (
    line(`M${x} ${y + 280}V${y + 60}M${x} ${y + 130}L${x - 34} ${y + 70}`, '#7A5B42', 13) +
    repeat(30, (i) =>
      ellipse(x + (random() - 0.5) * 170, y + (random() - 0.5) * 170, 30, 22, i % 2 ? '#5F8A5C' : '#74A068'),
    ) +
    repeat(14, () => ellipse(x + (random() - 0.5) * 160, y + (random() - 0.5) * 150, 9, 11, '#F2CF3F'))
  );
}
