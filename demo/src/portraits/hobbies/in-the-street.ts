import { gumTree } from '../places/scenery.js';
import type { Setting } from '../setting.js';
import { circle, ellipse, line, path, rect, repeat, round } from '../shapes.js';
import { air, grass } from './open-air.js';

/** A bicycle with a basket, against a fence. */
export function bike(setting: Setting): string {
  const { main, second } = setting;
  const wheel = (x: number) =>
    circle(x, 590, 106, 'none', ` stroke="#3A4349" stroke-width="13"`) +
    repeat(10, (i) => {
      const t = (i / 10) * Math.PI;
      return line(
        `M${round(x - Math.cos(t) * 98)} ${round(590 - Math.sin(t) * 98)}L${round(x + Math.cos(t) * 98)} ${round(590 + Math.sin(t) * 98)}`,
        '#B9C0C0',
        2.5,
      );
    }) +
    circle(x, 590, 13, '#3A4349');
  return (
    air(setting) +
    path('M0 400C140 340 300 400 420 360C520 330 600 360 640 350V600H0Z', '#A9C7A2') +
    repeat(9, (i) => rect(6 + i * 74, 386, 46, 250, i % 2 ? '#FFFDF6' : '#F6EEDD', 6)) +
    rect(0, 440, 640, 20, '#EFE4D0') +
    grass(620) +
    wheel(168) +
    wheel(478) +
    line('M168 590L262 410H424M262 410L316 590H168M316 590L440 410M478 590L424 380', main.base, 15) +
    line('M250 384L262 410M316 590l-22 34M316 590l24 -30', '#3A4349', 9) +
    path('M206 372C216 358 288 356 296 372C286 386 224 388 206 372Z', '#5B3A2C') +
    line('M424 380C416 346 440 334 470 344', '#3A4349', 11) +
    path('M432 396H556L540 486H448Z', '#D9B384') +
    line('M436 418H552M440 442H548M444 466H544M470 396l4 90M516 396l-4 90', '#B98A5A', 4) +
    path('M452 396C452 356 474 334 482 318C494 340 500 360 500 396Z', '#E8C98B') +
    path('M496 396C500 372 520 352 548 348C544 372 540 384 538 396Z', second.base) +
    circle(316, 590, 25, '#3A4349') +
    circle(316, 590, 14, '#B9C0C0')
  );
}

/** A skateboard on the kerb of an afternoon. */
export function skateboard(setting: Setting): string {
  const { main, second, third } = setting;
  return (
    air(setting) +
    repeat(
      4,
      (i) =>
        rect(
          -20 + i * 172,
          330 + (i % 2) * 40,
          160,
          300,
          ['#E9D3B4', '#C9D9C4', '#F3E2C4', '#BFD5DC'][i] ?? '#E9D3B4',
        ) +
        path(
          `M${-30 + i * 172} ${334 + (i % 2) * 40}L${60 + i * 172} ${270 + (i % 2) * 40}L${150 + i * 172} ${334 + (i % 2) * 40}Z`,
          '#B5573A',
        ) +
        rect(22 + i * 172, 380 + (i % 2) * 40, 44, 60, '#6F9BA8') +
        rect(90 + i * 172, 380 + (i % 2) * 40, 44, 60, '#6F9BA8'),
    ) +
    rect(0, 560, 640, 250, '#C9C2B5') +
    path('M0 560H640V590H0Z', '#E4DDCF') +
    path('M0 690C200 672 440 700 640 676V800H0Z', '#B5ADA0') +
    `<g transform="rotate(-14 320 640)">` +
    path(
      'M92 600C110 616 150 620 190 620H450C490 620 530 616 548 600C560 612 552 640 516 646H124C88 640 80 612 92 600Z',
      main.base,
    ) +
    path('M124 632H516L516 648H124Z', main.shade) +
    line('M200 634h240', second.base, 8) +
    [196, 444]
      .map(
        (x) =>
          rect(x - 22, 646, 44, 16, '#8C979B', 3) +
          circle(x - 30, 678, 27, '#FBF1E0') +
          circle(x + 30, 678, 27, '#FBF1E0') +
          circle(x - 30, 678, 10, third.base) +
          circle(x + 30, 678, 10, third.base),
      )
      .join('') +
    '</g>'
  );
}

/** A ball, a pair of jumpers for goalposts. */
export function football(setting: Setting): string {
  const { main, second } = setting;
  const jumper = (x: number, base: string, shade: string) =>
    path(
      `M${x} 600C${x + 6} 570 ${x + 40} 560 ${x + 66} 566C${x + 96} 558 ${x + 124} 574 ${x + 128} 604C${x + 118} 622 ${x + 10} 624 ${x} 600Z`,
      base,
    ) + line(`M${x + 18} 598C${x + 50} 584 ${x + 80} 586 ${x + 112} 600`, shade, 6);
  return (
    air(setting) +
    path('M0 470C160 420 300 450 440 430C540 416 600 430 640 424V640H0Z', '#A9C7A2') +
    repeat(7, (i) => ellipse(40 + i * 96, 452, 56, 62 + (i % 2) * 20, i % 2 ? '#7BA173' : '#8DB07E')) +
    grass(560, '#8DB37C', '#7BA76A') +
    line('M-20 690C200 670 440 690 660 668', '#F6F1E2', 8, ' opacity=".8"') +
    jumper(80, main.base, main.shade) +
    jumper(440, second.base, second.shade) +
    ellipse(330, 726, 110, 16, '#5F8A5C') +
    circle(330, 632, 96, '#FFFDF6') +
    path('M380 552C424 580 440 640 414 690C392 720 360 730 330 728C390 690 404 620 380 552Z', '#DCD6C8') +
    path('M330 588l40 28l-15 46h-50l-15-46Z', '#2C363D') +
    path(
      'M268 560l30-18l-6 30l-26 12ZM366 544l30 22l2 24l-28-16ZM240 640l18 34l20 20l-26 4ZM418 634l-14 38l-24 22l30-6ZM306 710h46l-22 18Z',
      '#2C363D',
    ) +
    line('M330 588V556M370 616L398 600M355 662L378 696M305 662L280 696M290 616L262 600', '#2C363D', 5)
  );
}

/** Laces tied twice, road still cool. */
export function running(setting: Setting): string {
  const { main, second } = setting;
  const shoe = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.15)">` +
    path(
      'M0 60C4 20 20 -10 44 -14C56 8 84 8 96 -8C120 20 160 26 204 36C226 42 232 60 230 76H4C0 72 0 66 0 60Z',
      main.base,
    ) +
    path('M150 26C170 30 190 34 204 36C226 42 232 60 230 76H160C150 60 148 42 150 26Z', main.shade) +
    rect(0, 74, 232, 22, '#FFFDF6', 10) +
    line('M96 6l-14 22M116 18l-14 22M136 26l-14 22', '#FFFDF6', 6) +
    line('M30 70C50 40 84 52 112 70', second.base, 8) +
    '</g>';
  return (
    air(setting) +
    path('M0 430C160 370 300 420 440 390C540 370 600 380 640 374V600H0Z', '#A9C7A2') +
    `<g transform="translate(0 300)">${gumTree(90, 0, 1, 'run-left')}${gumTree(566, 20, 0.84, 'run-right')}</g>` +
    grass(530, '#B4C48C', '#A3B678') +
    path('M300 520C320 560 240 640 60 800H580C520 660 360 580 340 520Z', '#D9C6A2') +
    shoe(120, 622, -6) +
    shoe(292, 672, 4)
  );
}
