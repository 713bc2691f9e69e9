import { GOLD } from '../palette.js';
import { floorBoards, plainWall as wall, pottedPlant, windowView, type Setting } from '../setting.js';
import { circle, ellipse, line, path, rect, repeat } from '../shapes.js';

/** A guitar against the wall, a stool, the window open a little. */
export function guitar(setting: Setting, id: string): string {
  const { random, main, second, third } = setting;
  return (
    wall(setting) +
    floorBoards(650) +
    windowView(random, 60, 110, 190, 230, id) +
    ellipse(330, 744, 270, 34, main.base, ' opacity=".6"') +
    `<g transform="rotate(9 400 420)">` +
    rect(386, 130, 28, 330, '#6B4630', 4) +
    path('M376 70H424L418 136H382Z', '#5B3A2C') +
    [84, 104, 124].map((y) => circle(370, y, 7, GOLD) + circle(430, y, 7, GOLD)).join('') +
    path(
      'M400 400C470 396 486 446 470 496C462 526 492 540 502 590C516 670 470 726 400 726C330 726 284 670 298 590C308 540 338 526 330 496C314 446 330 396 400 400Z',
      '#C98A4B',
    ) +
    path(
      'M430 404C482 412 484 456 470 496C462 526 492 540 502 590C516 670 470 726 400 726C452 690 466 620 446 560C430 510 446 450 430 404Z',
      '#AE7238',
    ) +
    circle(400, 534, 46, '#4A2F22') +
    circle(400, 534, 54, 'none', ' stroke="#F3E3BF" stroke-width="5"') +
    rect(352, 644, 96, 18, '#5B3A2C', 6) +
    line('M390 134V650M397 134V650M404 134V650M411 134V650', '#F3E9D2', 2.2) +
    line(
      repeat(6, (i) => `M387 ${180 + i * 42}h26`),
      '#B98A5A',
      3,
    ) +
    '</g>' +
    line('M96 740L112 600M212 740L196 600', '#96693F', 13) +
    rect(82, 584, 144, 24, second.base, 10) +
    path('M104 584l8-26h86l6 26Z', third.base) +
    line('M118 572h70', '#FFFDF6', 4)
  );
}

/** An easel, a jar of brushes, paint on the floor already. */
export function painting(setting: Setting, id: string): string {
  const { random, main, second, third, wall: ground } = setting;
  return (
    wall(setting) +
    floorBoards(640) +
    windowView(random, 30, 90, 150, 240, id) +
    line('M226 760L330 110L440 760M330 500L330 780', '#96693F', 15) +
    rect(214, 540, 250, 20, '#B98A5A', 4) +
    rect(206, 200, 264, 340, '#FFFDF6', 3) +
    rect(206, 200, 264, 150, ground.pale) +
    circle(390, 280, 38, GOLD) +
    path('M206 400C260 330 320 360 360 386C400 410 440 350 470 360V540H206Z', main.base) +
    path('M206 460C270 420 330 470 390 450C430 438 450 446 470 442V540H206Z', second.base) +
    path('M206 510C290 486 380 520 470 494V540H206Z', third.base) +
    rect(512, 560, 96, 16, '#B98A5A', 3) +
    line('M526 576V750M594 576V750', '#96693F', 11) +
    line('M540 500L530 430M556 500L560 416M572 500L590 436', '#B98A5A', 6) +
    ellipse(530, 426, 7, 14, third.base) +
    ellipse(560, 410, 7, 15, main.base) +
    ellipse(592, 430, 7, 14, GOLD) +
    path('M530 496H588L582 560H536Z', '#CFE3E8') +
    path('M566 496H588L582 560H566Z', '#AFCBD3') +
    path(
      'M70 700C70 664 120 648 170 660C214 670 210 712 176 714C160 714 160 726 146 738C110 752 70 736 70 700Z',
      '#C99F6E',
    ) +
    [
      [100, 686, main.base],
      [134, 676, GOLD],
      [168, 684, second.base],
      [100, 714, third.base],
    ]
      .map(([x, y, fill]) => circle(Number(x), Number(y), 11, String(fill)))
      .join('') +
    repeat(8, () =>
      circle(
        230 + random() * 260,
        740 + random() * 44,
        4 + random() * 6,
        [main.base, second.base, GOLD][Math.floor(random() * 3)] ?? main.base,
      ),
    )
  );
}

/** Wool, needles, a sleeve that may become a jumper. */
export function knitting(setting: Setting, id: string): string {
  const { random, main, second, third } = setting;
  const ball = (x: number, y: number, r: number, base: string, shade: string) =>
    circle(x, y, r, base) +
    line(
      `M${x - r * 0.8} ${y - r * 0.3}C${x - r * 0.2} ${y - r} ${x + r * 0.5} ${y - r * 0.7} ${x + r * 0.8} ${y - r * 0.1}M${x - r * 0.9} ${y + r * 0.2}C${x - r * 0.2} ${y - r * 0.5} ${x + r * 0.5} ${y - r * 0.2} ${x + r * 0.8} ${y + r * 0.4}M${x - r * 0.6} ${y + r * 0.7}C${x} ${y} ${x + r * 0.4} ${y + r * 0.2} ${x + r * 0.5} ${y + r * 0.8}`,
      shade,
      6,
    );
  return (
    wall(setting) +
    windowView(random, 360, 90, 210, 240, id) +
    path('M40 800V420C40 350 96 330 150 330H400C460 330 500 360 500 420V800Z', second.base) +
    path('M430 336C480 346 500 380 500 420V800H430Z', second.shade) +
    path('M-30 560C-30 520 60 510 80 560V800H-30Z', second.shade) +
    path('M460 560C470 510 560 510 566 560V800H460Z', second.base) +
    path('M80 620H464V690H80Z', second.base) +
    line('M80 692H464', second.shade, 6) +
    rect(-20, 760, 680, 60, '#C39E6E') +
    path('M150 440H374L396 650C330 676 200 676 140 650Z', main.base) +
    repeat(8, (row) => line(`M${148 - row} ${462 + row * 24}` + repeat(9, () => 'l13 10l13 -10'), main.shade, 5)) +
    line('M120 452L420 410M110 400L404 470', '#D9B384', 11) +
    circle(424, 410, 11, '#96693F') +
    circle(106, 398, 11, '#96693F') +
    path('M380 640C440 700 480 720 520 716', 'none', ` stroke="${main.base}" stroke-width="6"`) +
    ball(556, 708, 56, main.base, main.shade) +
    ball(94, 716, 50, third.base, third.shade) +
    ball(176, 740, 36, GOLD, '#D79F25')
  );
}

/** A piano with the neighbours in mind. */
export function piano(setting: Setting): string {
  const { main, second, third } = setting;
  const black = [0, 1, 3, 4, 5, 7, 8, 10, 11, 12];
  return (
    wall(setting) +
    floorBoards(690) +
    rect(60, 250, 520, 440, main.shade, 8) +
    rect(44, 232, 552, 28, main.base, 6) +
    rect(96, 290, 448, 130, main.base, 6) +
    rect(40, 452, 560, 26, main.base, 6) +
    rect(62, 478, 516, 76, '#FFFDF6') +
    repeat(13, (i) => line(`M${98 + i * 36} 480V552`, '#D2C6AC', 3)) +
    black.map((i) => rect(86 + i * 36, 478, 22, 46, '#2C363D', 3)).join('') +
    rect(40, 552, 560, 22, main.base, 6) +
    rect(66, 574, 26, 120, main.base) +
    rect(548, 574, 26, 120, main.base) +
    path('M230 424L250 300H390L410 424Z', '#FFFDF6') +
    line('M320 302V424M262 330h50M258 352h54M256 374h56M330 330h50M330 352h54M330 374h54', '#B8B0A0', 4) +
    [270, 288, 304, 342, 366]
      .map(
        (x, i) =>
          ellipse(x, 344 + (i % 3) * 20, 6, 5, '#2C363D') + line(`M${x + 6} ${344 + (i % 3) * 20}v-18`, '#2C363D', 2.5),
      )
      .join('') +
    pottedPlant(140, 232, second.base, second.shade) +
    path('M430 232V176C430 160 470 160 470 176V232Z', third.base) +
    line('M450 166C450 120 438 96 420 84M450 150C456 120 470 104 490 98M450 140C446 110 452 90 458 70', '#5F8A64', 5) +
    [
      [418, 82],
      [492, 96],
      [460, 66],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 16, GOLD) + circle(x, y, 6, '#B98A1F'))
      .join('') +
    rect(210, 640, 220, 30, second.base, 12) +
    line('M232 670V760M408 670V760', '#5B3A2C', 13)
  );
}

/** A telescope at the window, late. */
export function telescope(setting: Setting): string {
  const { random, main, second, third } = setting;
  return (
    rect(0, 0, 640, 800, '#27424F') +
    repeat(60, () => circle(random() * 640, random() * 520, 1 + random() * 2.4, '#FFF6E0', ' opacity=".85"')) +
    circle(140, 150, 56, '#F6E7C1') +
    circle(164, 136, 48, '#27424F') +
    [
      [420, 120],
      [470, 176],
      [450, 236],
      [396, 200],
      [500, 300],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#F4C24B'))
      .join('') +
    line('M420 120L470 176L450 236L396 200L420 120M450 236L500 300', '#8FB0BC', 2, ' opacity=".7"') +
    path('M0 560C140 500 260 540 380 520C500 500 580 530 640 510V800H0Z', '#1D333D') +
    repeat(
      5,
      (i) =>
        rect(60 + i * 120, 560 - (i % 2) * 24, 56, 70, '#2C4854') +
        path(`M${52 + i * 120} ${562 - (i % 2) * 24}l36-34l36 34Z`, '#3A5A66') +
        rect(76 + i * 120, 580 - (i % 2) * 24, 16, 18, '#F4C24B'),
    ) +
    rect(0, 640, 640, 170, '#3A5A4E') +
    line('M320 560L220 770M320 560L420 770M320 560V780', '#D9B384', 14) +
    `<g transform="rotate(-32 320 520)">` +
    rect(150, 484, 330, 72, main.base, 10) +
    rect(440, 474, 74, 92, second.base, 10) +
    rect(150, 524, 330, 32, main.shade, 10) +
    rect(84, 500, 70, 40, '#C9CFCC', 6) +
    rect(56, 506, 32, 28, third.base, 5) +
    rect(300, 474, 22, 92, GOLD, 5) +
    '</g>' +
    circle(320, 560, 19, '#8A6B4E')
  );
}
