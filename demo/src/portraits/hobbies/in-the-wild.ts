import { gull, ripples } from '../places/scenery.js';
import type { Setting } from '../setting.js';
import { circle, ellipse, line, path, rect, repeat } from '../shapes.js';
import { air, grass } from './open-air.js';

/** A surfboard stood in the sand, wax and towel beside it. */
export function surf(setting: Setting): string {
  const { main, second, third } = setting;
  return (
    air(setting) +
    gull(120, 250, 1.3) +
    gull(190, 220, 0.9) +
    rect(0, 380, 640, 200, '#5E9EB3') +
    line('M-20 426q40-14 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', '#9CC8D4', 8) +
    line('M-50 486q40-14 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', '#E4F1F2', 10) +
    path('M0 556C160 530 320 570 460 548C540 536 600 546 640 540V800H0Z', '#F0DCB6') +
    ellipse(360, 720, 120, 20, '#D9C096') +
    path('M352 720C262 610 256 330 346 150C444 326 444 610 352 720Z', main.base) +
    path('M352 720C444 610 444 326 346 150C392 330 396 600 352 720Z', main.shade) +
    path('M284 356C320 372 380 372 418 356L424 416C380 434 318 434 278 416Z', '#FFFDF6') +
    path('M278 440C318 458 380 458 425 440L425 462C380 480 318 480 278 462Z', second.base) +
    line('M346 170C352 340 354 560 352 706', '#FFFDF6', 4) +
    path('M96 706C120 668 210 664 250 690L232 740H104Z', third.base) +
    line('M110 716C150 700 200 700 238 716', third.shade, 7) +
    ellipse(516, 700, 40, 16, '#FBF1E0') +
    path('M480 690h72v14h-72Z', '#FBF1E0') +
    path('M556 626l10 26 28 2-22 17 8 27-24-15-24 15 8-27-22-17 28-2Z', '#E58C72')
  );
}

/** A small tent under a big range. */
export function hiking(setting: Setting): string {
  const { main, second } = setting;
  return (
    air(setting) +
    path('M-20 470L110 280L190 370L330 170L450 330L520 260L660 440V620H-20Z', '#9DB4C4') +
    path(
      'M330 170L268 258L300 248L330 276L362 250L392 262ZM110 280L76 332L102 322L124 340L148 326ZM520 260L492 290L514 284L534 304L552 296Z',
      '#FFFDF9',
    ) +
    path('M0 500C140 440 300 520 420 470C520 430 600 460 640 450V800H0Z', '#7FA57E') +
    grass(570, '#8DB37C', '#6E9A6F') +
    repeat(6, (i) => {
      const x = [24, 74, 120, 540, 586, 630][i] ?? 0;
      return path(`M${x} ${540 - (i % 2) * 30}L${x - 34} 640H${x + 34}Z`, i % 2 ? '#3E6B57' : '#4E7F66');
    }) +
    path('M170 710L330 500L490 710Z', main.base) +
    path('M330 500L490 710H400Z', main.shade) +
    path('M330 500L288 710H392Z', '#3A2E28') +
    path('M330 500L288 710H312Z', second.base) +
    line('M170 710l-34 26M490 710l34 26M330 500V476', '#6B5138', 5) +
    path('M88 740C84 700 96 680 120 680C146 680 156 700 152 740Z', second.base) +
    rect(98, 706, 44, 34, second.shade, 6) +
    line('M106 684q14-18 28 0', second.shade, 6) +
    path('M520 742l12-38 12 38ZM536 742l14-30 14 30Z', '#E2A93B') +
    line('M506 746l62-12M508 732l58 16', '#6B5138', 9)
  );
}

/** Goggles, a towel and the slow lane. */
export function swimming(setting: Setting): string {
  const { main, second, third } = setting;
  return (
    air(setting) +
    path('M0 330H640V420H0Z', '#E7D5B8') +
    repeat(8, (i) => ellipse(30 + i * 86, 330, 48, 38, i % 2 ? '#7BA173' : '#8DB07E')) +
    rect(0, 400, 640, 410, '#58A9BE') +
    ripples(450, 8, '#8FCBD8', 34) +
    line(
      repeat(4, (i) => `M${150 + i * 118} 416L${30 + i * 190} 660`),
      '#3F8EA6',
      9,
      ' opacity=".5"',
    ) +
    [178, 402]
      .map((x, lane) =>
        repeat(11, (i) =>
          ellipse(
            x + (x - 320) * i * 0.09,
            424 + i * 24,
            9 + i * 0.8,
            8 + i * 0.8,
            (i + lane) % 2 ? '#FFFDF6' : lane ? second.base : '#C4402F',
          ),
        ),
      )
      .join('') +
    rect(0, 640, 640, 170, '#E9E0CC') +
    line(repeat(7, (i) => `M${20 + i * 100} 646V800`) + 'M0 720H640', '#D2C6AC', 4) +
    rect(0, 636, 640, 18, '#F6F1E2') +
    path('M60 700C100 682 200 682 236 700L228 742H66Z', main.base) +
    line('M70 716C120 704 180 704 230 716M70 730C120 720 180 720 228 730', main.shade, 6) +
    path(
      'M380 716C380 690 404 678 432 684C448 690 458 690 470 684C500 678 522 690 522 716C520 742 500 750 478 746C462 742 458 728 450 728C442 728 436 742 422 746C400 750 382 742 380 716Z',
      third.base,
    ) +
    ellipse(414, 716, 22, 17, '#CFE3E8') +
    ellipse(488, 716, 22, 17, '#CFE3E8') +
    line('M380 712C340 690 330 740 356 752C420 776 520 776 560 748C580 728 556 700 524 712', third.shade, 9)
  );
}

/** Rock, rope and a very good view of both. */
export function climbing(setting: Setting): string {
  const { main, second, third } = setting;
  return (
    air(setting) +
    path('M0 560C140 510 300 560 440 520C540 490 600 510 640 500V800H0Z', '#8DB389') +
    path(
      'M250 800C236 640 286 560 262 430C250 340 318 300 306 210C330 140 420 150 450 90C500 60 580 80 650 40V800Z',
      '#C69A77',
    ) +
    path('M400 800C420 640 380 560 420 430C440 340 400 280 450 200C480 150 560 140 650 110V800Z', '#B08461') +
    line('M320 260l60 26l-20 50M300 470l70 20M340 620l60 30l-12 60M500 240l50 40M520 470l60 20l-20 60', '#8F6A4B', 6) +
    line('M352 96C340 220 368 300 350 400C338 480 300 560 312 660', main.base, 9) +
    circle(352, 100, 13, '#8C979B') +
    circle(352, 100, 6, '#C69A77') +
    [
      [350, 310, '#EDB83F'],
      [420, 380, third.base],
      [380, 520, second.base],
      [470, 300, '#EDB83F'],
      [460, 580, third.base],
    ]
      .map(([x, y, fill]) => path(`M${Number(x) - 22} ${Number(y)}c0-18 40-22 46 0c2 18-44 20-46 0Z`, String(fill)))
      .join('') +
    path('M70 730C70 676 92 648 134 648C178 648 198 676 196 730Z', second.base) +
    rect(94, 684, 78, 46, second.shade, 8) +
    line('M108 652q24-26 50 0', second.shade, 8) +
    line('M206 722C240 690 300 700 296 726C290 752 210 752 212 726C214 706 280 706 276 728', main.base, 9)
  );
}
