import { GOLD } from '../palette.js';
import { mug, plainWall as wall, pottedPlant, tableTop, windowView, type Setting } from '../setting.js';
import { circle, ellipse, line, path, rect, repeat } from '../shapes.js';

/** Dough, a rolling pin, flour where flour should not be. */
export function baking(setting: Setting, id: string): string {
  const { random, main, second, third } = setting;
  return (
    wall(setting) +
    windowView(random, 70, 90, 220, 250, id) +
    rect(350, 190, 250, 16, '#B98A5A') +
    [366, 432, 500]
      .map(
        (x, i) =>
          rect(x, 122, 52, 68, ['#FBF1E0', second.base, third.base][i] ?? '#FBF1E0', 8) +
          rect(x + 4, 112, 44, 14, '#96693F', 4),
      )
      .join('') +
    line('M380 206v40M440 206v58M500 206v46', '#8A6B4E', 4) +
    path('M364 250h32v20c0 22-32 22-32 0Z', main.base) +
    ellipse(440, 280, 18, 26, '#C9A06D') +
    path('M486 252h28l-4 46h-20Z', '#8C979B') +
    tableTop(500) +
    ellipse(300, 650, 190, 56, '#FFFDF6', ' opacity=".75"') +
    path('M180 630C176 580 236 556 304 560C376 556 430 586 424 634C410 668 200 670 180 630Z', '#F3DFB8') +
    path('M360 566C404 578 428 604 424 634C412 660 350 664 300 662C360 650 384 610 360 566Z', '#E6CB97') +
    line('M230 600q24-16 50-10', '#FFF6E0', 6) +
    `<g transform="rotate(-18 470 690)">` +
    rect(360, 668, 220, 44, '#C99055', 20) +
    rect(318, 680, 44, 20, '#96693F', 10) +
    rect(578, 680, 44, 20, '#96693F', 10) +
    rect(360, 692, 220, 20, '#B07A42', 10) +
    '</g>' +
    path('M40 560H180C178 630 150 660 110 660C70 660 42 630 40 560Z', main.base) +
    path('M130 560H180C178 630 150 660 110 660C136 636 140 600 130 560Z', main.shade) +
    ellipse(110, 560, 70, 15, '#F8EBCB') +
    line('M132 556L196 470', '#B98A5A', 11) +
    repeat(14, () => circle(60 + random() * 520, 540 + random() * 220, 2 + random() * 4, '#FFFDF6')) +
    path('M456 596c0-34 58-34 58 0c8 26-66 26-58 0Z', '#F6E2C3') +
    path('M520 606c0-30 50-30 50 0c8 24-58 24-50 0Z', '#E9C79A')
  );
}

/** A shelf that leans, a lamp, a book left open at the good part. */
export function books(setting: Setting): string {
  const { random, main, second, third } = setting;
  const spines = [main.base, second.base, third.base, '#FBF1E0', '#2C363D', main.shade, GOLD, third.shade];
  const shelf = (y: number) => {
    let x = 60;
    let row = '';
    while (x < 540) {
      const width = 22 + random() * 22;
      const height = 84 + random() * 46;
      row +=
        rect(x, y - height, width, height, spines[Math.floor(random() * spines.length)] ?? main.base, 3) +
        rect(x + 4, y - height + 14, width - 8, 7, '#F3E3BF');
      x += width + 3;
      if (random() < 0.08) x += 60;
    }
    return row + rect(36, y, 568, 18, '#B98A5A') + rect(36, y + 12, 568, 6, '#96693F');
  };
  return (
    wall(setting) +
    shelf(190) +
    shelf(370) +
    tableTop(560) +
    circle(520, 470, 120, '#FDF3D4', ' opacity=".5"') +
    line('M520 604V470', '#5B5049', 9) +
    path('M462 480L490 400H550L578 480Z', second.base) +
    path('M530 400H550L578 480H546Z', second.shade) +
    ellipse(520, 606, 46, 12, '#5B5049') +
    path(
      'M120 690C180 650 260 652 310 680C360 652 440 650 500 690L510 730C440 700 360 700 310 726C260 700 180 700 110 730Z',
      main.shade,
    ) +
    path('M126 676C184 636 262 640 310 668V712C262 688 184 688 120 716Z', '#FFFDF6') +
    path('M494 676C436 636 358 640 310 668V712C358 688 436 688 500 716Z', '#F3EAD8') +
    line(
      'M150 676C200 654 250 658 290 672M146 694C200 672 250 676 290 690M470 676C420 654 370 658 330 672M474 694C420 672 370 676 330 690',
      '#D2C6AC',
      4,
    ) +
    path('M330 664l26-6v70l-14-10l-12 14Z', third.base) +
    mug(60, 640, third.base, third.shade)
  );
}

/** A camera and the prints that came out well. */
export function camera(setting: Setting): string {
  const { main, second, third, wall: ground } = setting;
  const print = (x: number, y: number, turn: number, inside: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    rect(0, 0, 132, 156, '#FFFDF6', 3) +
    rect(10, 10, 112, 108, ground.pale) +
    inside +
    '</g>';
  return (
    wall(setting) +
    line('M-10 120C160 190 460 190 650 110', '#8A6B4E', 4) +
    print(70, 148, 6, circle(84, 46, 18, GOLD) + path('M10 84C40 60 80 96 122 74V118H10Z', main.base)) +
    print(
      262,
      170,
      -3,
      path('M66 30C40 50 40 90 66 106C92 90 92 50 66 30Z', '#5F8A64') + line('M66 112V50', '#3E6B4B', 4),
    ) +
    print(448, 140, -7, rect(10, 72, 112, 46, second.base) + path('M60 72V34c20 8 30 24 32 38Z', '#FFFDF6')) +
    [128, 326, 506].map((x, i) => rect(x, [148, 166, 146][i] ?? 150, 14, 28, '#B98A5A', 3)).join('') +
    tableTop(520) +
    ellipse(320, 722, 220, 26, '#A67C4E', ' opacity=".5"') +
    path('M120 470C60 540 60 640 140 700', 'none', ` stroke="${third.base}" stroke-width="18"`) +
    rect(120, 470, 400, 246, '#2C363D', 30) +
    rect(120, 540, 400, 120, main.base) +
    rect(160, 446, 90, 40, '#3D4A52', 8) +
    rect(410, 450, 66, 26, '#C9CFCC', 8) +
    circle(320, 594, 108, '#C9CFCC') +
    circle(320, 594, 90, '#1F272D') +
    circle(320, 594, 62, '#3F6E85') +
    path('M276 566A54 54 0 0 1 330 542', 'none', ' stroke="#B9DCE6" stroke-width="11" stroke-linecap="round"') +
    circle(320, 594, 22, '#17303D') +
    circle(472, 510, 15, '#F8EBCB') +
    rect(142, 500, 66, 22, '#F3E3BF', 6)
  );
}

/** A pot on the go, a chopping board, something that smells of home. */
export function cooking(setting: Setting): string {
  const { main, second, third } = setting;
  return (
    wall(setting) +
    repeat(4, (row) =>
      repeat(9, (column) =>
        rect(8 + column * 71, 210 + row * 70, 66, 64, (row + column) % 4 === 0 ? setting.wall.pale : '#FFFDF6', 4),
      ),
    ) +
    rect(0, 180, 640, 18, '#B98A5A') +
    [
      [60, second.base],
      [120, third.base],
      [180, '#FBF1E0'],
    ]
      .map(
        ([x, fill]) => rect(Number(x), 118, 46, 62, String(fill), 7) + rect(Number(x) + 4, 106, 38, 14, '#96693F', 4),
      )
      .join('') +
    pottedPlant(520, 182, main.base, main.shade) +
    tableTop(520) +
    line(
      'M250 330C230 300 270 280 250 246M320 320C300 290 340 270 320 230M390 330C370 300 410 280 390 246',
      '#FFFDF6',
      11,
      ' opacity=".8"',
    ) +
    ellipse(320, 660, 190, 22, '#A67C4E', ' opacity=".5"') +
    path('M150 430H490V600C490 640 450 656 320 656C190 656 150 640 150 600Z', main.base) +
    path('M410 430H490V600C490 640 450 656 380 656C424 620 426 520 410 430Z', main.shade) +
    ellipse(320, 432, 170, 42, main.shade) +
    ellipse(320, 436, 152, 32, '#E2A24B') +
    [
      [250, 430],
      [300, 446],
      [360, 430],
      [402, 444],
    ]
      .map(([x = 0, y = 0], i) => circle(x, y, 14, i % 2 ? '#C9473D' : '#7FA57E'))
      .join('') +
    line('M150 490H108V540H150M490 490H532V540H490', main.shade, 17) +
    line('M366 434L470 300', '#B98A5A', 14) +
    path('M30 700H250V740H30Z', '#D9B384') +
    path('M30 728H250V742H30Z', '#B98A5A') +
    path('M70 700c-4-40 52-50 60-4ZM136 700c0-34 46-36 50 0Z', '#C9473D') +
    path('M84 668q12-14 20 0', '#5F8A64') +
    line('M210 696l40 -50', '#8C979B', 13) +
    line('M250 646l26 -32', '#5B3A2C', 14) +
    path('M430 720c10-44 120-44 130 0c-10 24-120 24-130 0Z', second.base) +
    ellipse(495, 704, 62, 16, '#FFFDF6') +
    repeat(5, (i) => circle(462 + i * 16, 700 + (i % 2) * 6, 8, '#7FA57E'))
  );
}

/** Seedlings on a bench: beans, hope, a watering can. */
export function garden(setting: Setting, id: string): string {
  const { random, main, second, third } = setting;
  return (
    wall(setting) +
    windowView(random, 120, 60, 400, 330, id) +
    line('M40 420H600', '#B98A5A', 16) +
    [90, 170, 250]
      .map(
        (x, i) =>
          path(
            `M${x} 412V${372 - (i % 2) * 10}M${x} 390q-20-6-22-24q22 0 22 24M${x} 384q18-8 22-26q-22 2-22 26`,
            '#7FA57E',
            ' stroke="#5F8A64" stroke-width="4"',
          ) + path(`M${x - 24} 396h48l-6 30h-36Z`, [main.base, third.base, second.base][i] ?? main.base),
      )
      .join('') +
    tableTop(560) +
    pottedPlant(520, 600, third.base, third.shade) +
    path('M120 530H300L286 700H134Z', main.base) +
    path('M240 530H300L286 700H232Z', main.shade) +
    line('M290 560C360 560 380 600 440 500', main.base, 24) +
    path('M414 480L470 520L484 496L424 456Z', main.shade) +
    path('M150 530C150 450 270 450 270 530', 'none', ` stroke="${main.shade}" stroke-width="17"`) +
    repeat(9, (i) => line(`M${478 + (i % 3) * 14} ${526 + Math.floor(i / 3) * 26}l6 14`, '#8FCBD8', 5)) +
    path('M380 700C380 656 560 656 600 700L590 760H392Z', '#7A5B42') +
    repeat(6, (i) => {
      const x = 410 + i * 32;
      return path(
        `M${x} 690v-28M${x} 672q-16-4-18-20q18 0 18 20M${x} 668q14-6 18-22q-18 2-18 22`,
        '#86AF6E',
        ' stroke="#5F8A64" stroke-width="4"',
      );
    }) +
    path('M60 720l34 -10l70 44l-16 22Z', '#8C979B') +
    line('M62 724L20 700', '#96693F', 19)
  );
}
