import { GOLD } from './palette.js';
import { idFrom, pick, type Random } from './random.js';
import {
  curtains,
  floorBoards,
  mug,
  pottedPlant,
  settingFrom,
  STILL_LIFE,
  windowView,
  type Setting,
} from './setting.js';
import { circle, document, ellipse, line, path, rect, repeat } from './shapes.js';

/** The au pair's room at a family's house: tidy for now. The same seed gives the same SVG, byte for byte. */
export function roomSvg(seed: string): string {
  const setting = settingFrom(`${seed} room`);
  const id = idFrom(`${seed} room`);
  const room = setting.random() < 0.5 ? bedAlongTheWall(setting, id) : bedFacingUs(setting, id);
  const turned = setting.random() < 0.5;
  return document(STILL_LIFE, turned ? `<g transform="translate(640 0) scale(-1 1)">${room}</g>` : room);
}

const FRAME_WOOD = { base: '#B98A5A', shade: '#96693F' };
const LINEN = { base: '#FFFDF6', shade: '#EFE4D0' };

function bedAlongTheWall(setting: Setting, id: string): string {
  const { random, wall, main, second } = setting;
  const quilt = 'M268 566C300 548 560 548 604 560C616 572 616 640 612 704H268Z';
  return (
    rect(0, 0, 640, 800, wall.pale) +
    floorBoards(668) +
    windowView(random, 236, 120, 260, 260, id) +
    curtains(236, 120, 260, 260, second.base, second.shade) +
    (random() < 0.5 ? bunting(wall.deep, setting) : picture(64, 170, 110, 140, setting)) +
    ellipse(360, 744, 300, 40, setting.third.base, ' opacity=".75"') +
    ellipse(360, 744, 236, 28, wall.pale, ' opacity=".6"') +
    path('M154 470C154 448 176 440 192 448V724H154Z', FRAME_WOOD.base) +
    rect(598, 590, 24, 134, FRAME_WOOD.shade, 6) +
    rect(180, 650, 430, 40, FRAME_WOOD.base) +
    path('M188 596H606V660H188Z', '#E2D3B8') +
    path(
      'M196 560C196 520 214 508 246 512C286 506 316 522 312 560C312 592 296 600 256 598C214 602 196 592 196 560Z',
      LINEN.base,
    ) +
    line('M218 580q34 10 72 0', LINEN.shade, 5) +
    pattern(quilt, id, setting) +
    path('M268 566C284 556 300 556 316 556V704H268Z', LINEN.base) +
    towel(500, 540, main.base, main.shade) +
    bedside(40, 584, setting) +
    (random() < 0.6 ? pottedPlant(594, 668, setting.third.base, setting.third.shade) : '')
  );
}

function bedFacingUs(setting: Setting, id: string): string {
  const { random, wall, second } = setting;
  const quilt = 'M172 610C230 590 410 590 468 610C492 640 512 720 520 800H120C128 720 148 640 172 610Z';
  return (
    rect(0, 0, 640, 800, wall.base) +
    path('M0 0H640V300H0Z', wall.pale) +
    line('M0 300H640', LINEN.base, 8) +
    floorBoards(640) +
    windowView(random, 60, 84, 190, 200, id) +
    picture(412, 96, 130, 160, setting) +
    (random() < 0.5 ? pendant(330) : '') +
    path('M148 640V440C148 366 220 344 320 344C420 344 492 366 492 440V640Z', second.base) +
    path('M420 362C470 380 492 404 492 440V640H440C452 540 452 440 420 362Z', second.shade) +
    line(
      repeat(5, (i) => `M${200 + i * 60} 380V560`),
      second.shade,
      4,
    ) +
    [188, 330]
      .map(
        (x) =>
          path(
            `M${x} 548C${x} 500 ${x + 20} 490 ${x + 62} 492C${x + 106} 490 ${x + 122} 504 ${x + 122} 548C${x + 122} 590 ${x + 104} 600 ${x + 62} 600C${x + 18} 600 ${x} 590 ${x} 548Z`,
            LINEN.base,
          ) + line(`M${x + 26} 578q36 12 70 0`, LINEN.shade, 5),
      )
      .join('') +
    pattern(quilt, id, setting) +
    path('M172 610C230 590 410 590 468 610L482 648C410 630 230 630 158 648Z', LINEN.base) +
    towel(284, 690, setting.third.base, setting.third.shade) +
    bedside(28, 560, setting) +
    path('M520 800V600H640V800Z', FRAME_WOOD.base) +
    rect(508, 588, 140, 18, FRAME_WOOD.shade, 4) +
    rect(540, 632, 100, 60, FRAME_WOOD.shade, 6) +
    circle(566, 662, 6, GOLD) +
    pottedPlant(580, 590, setting.main.base, setting.main.shade)
  );
}

function pattern(outline: string, id: string, { random, main, third, wall }: Setting): string {
  const stripes = () =>
    repeat(14, (i) =>
      line(
        `M${100 + i * 40} 540C${96 + i * 40} 620 ${92 + i * 40} 700 ${84 + i * 40} 810`,
        i % 2 ? third.base : LINEN.base,
        13,
      ),
    );
  const patchwork = () =>
    repeat(8, (row) =>
      repeat(12, (column) =>
        (row + column) % 2
          ? rect(
              104 + column * 46,
              546 + row * 40,
              46,
              40,
              [third.base, LINEN.base, wall.deep, main.shade][(row * 3 + column) % 4] ?? third.base,
            )
          : '',
      ),
    );
  const dots = () =>
    repeat(8, (row) =>
      repeat(13, (column) => circle(104 + column * 42 + (row % 2) * 21, 566 + row * 32, 7, LINEN.base)),
    );
  const waves = () =>
    repeat(9, (row) =>
      line(
        `M60 ${570 + row * 28}q20-16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`,
        row % 2 ? main.shade : third.base,
        7,
      ),
    );
  return `<clipPath id="${id}q"><path d="${outline}"/></clipPath>${path(outline, main.base)}<g clip-path="url(#${id}q)">${pick(random, [stripes, patchwork, dots, waves])()}</g>`;
}

/** Folded at the foot of the bed with a sprig on top: someone was expected. */
const towel = (x: number, y: number, fill: string, shade: string): string =>
  rect(x - 8, y + 14, 96, 22, shade, 9) +
  rect(x, y - 4, 84, 22, fill, 9) +
  line(`M${x + 14} ${y - 6}C${x + 34} ${y - 22} ${x + 50} ${y - 24} ${x + 72} ${y - 22}`, '#5F8A64', 5) +
  [
    [24, -18],
    [38, -28],
    [52, -22],
    [64, -32],
    [72, -20],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 7, '#F4C24B'))
    .join('');

function bedside(x: number, y: number, { main, third, second, wall }: Setting): string {
  return (
    rect(x + 6, y, 12, 140, FRAME_WOOD.shade) +
    rect(x + 84, y, 12, 140, FRAME_WOOD.shade) +
    rect(x, y + 10, 102, 58, FRAME_WOOD.base, 4) +
    circle(x + 51, y + 40, 6, GOLD) +
    rect(x - 6, y - 4, 114, 16, FRAME_WOOD.shade, 4) +
    rect(x + 4, y - 18, 62, 14, main.base, 3) +
    rect(x + 8, y - 32, 54, 14, third.base, 3) +
    circle(x + 36, y - 118, 70, wall.base, ' opacity=".55"') +
    line(`M${x + 36} ${y - 32}V${y - 96}`, '#8A6B4E', 8) +
    path(`M${x + 10} ${y - 150}H${x + 62}L${x + 82} ${y - 92}H${x - 10}Z`, '#FBE3A6') +
    path(`M${x + 44} ${y - 150}H${x + 62}L${x + 82} ${y - 92}H${x + 50}Z`, '#F2CF7E') +
    `<g transform="translate(${x + 70} ${y - 4}) scale(.6)">${mug(0, 0, second.base, second.shade)}</g>`
  );
}

function picture(x: number, y: number, width: number, height: number, { random, main, third, wall }: Setting): string {
  const inside = pick<(random: Random) => string>(random, [
    () =>
      circle(x + width * 0.5, y + height * 0.4, width * 0.2, '#F4C24B') +
      path(
        `M${x + 12} ${y + height * 0.66}q${width * 0.25} -${height * 0.16} ${width * 0.5 - 12} 0t${width * 0.5 - 12} 0V${y + height - 12}H${x + 12}Z`,
        main.base,
      ),
    () =>
      path(
        `M${x + width * 0.5} ${y + height * 0.84}C${x + width * 0.2} ${y + height * 0.6} ${x + width * 0.22} ${y + height * 0.3} ${x + width * 0.5} ${y + height * 0.16}C${x + width * 0.78} ${y + height * 0.3} ${x + width * 0.8} ${y + height * 0.6} ${x + width * 0.5} ${y + height * 0.84}Z`,
        '#7FA57E',
      ) + line(`M${x + width * 0.5} ${y + height * 0.9}V${y + height * 0.3}`, '#5F8A64', 5),
    () =>
      [0.3, 0.5, 0.7]
        .map((at, i) =>
          circle(
            x + width * at,
            y + height * (0.36 + (i % 2) * 0.26),
            width * 0.14,
            [main.base, third.base, wall.deep][i] ?? main.base,
          ),
        )
        .join(''),
  ]);
  return (
    rect(x, y, width, height, '#8A6B4E', 4) + rect(x + 8, y + 8, width - 16, height - 16, LINEN.base) + inside(random)
  );
}

const bunting = (cord: string, { main, second, third }: Setting): string =>
  line('M-10 70Q320 140 650 60', cord, 4) +
  repeat(9, (i) => {
    const x = 20 + i * 72;
    const y = 76 + Math.sin((i / 8) * Math.PI) * 28;
    return path(`M${x} ${y.toFixed(1)}l44 3l-22 44Z`, [main.base, third.base, second.shade, GOLD][i % 4] ?? GOLD);
  });

const pendant = (x: number): string =>
  line(`M${x} 0V150`, '#6B5A48', 4) +
  path(`M${x - 58} 196C${x - 54} 160 ${x - 30} 146 ${x} 146C${x + 30} 146 ${x + 54} 160 ${x + 58} 196Z`, '#E9C98E') +
  line(`M${x - 40} 176H${x + 40}M${x - 28} 160H${x + 28}`, '#D3AC64', 4) +
  ellipse(x, 196, 22, 9, '#FFF3CF');
