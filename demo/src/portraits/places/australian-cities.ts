import { randomFrom } from '../random.js';
import { circle, ellipse, line, path, rect, repeat } from '../shapes.js';
import { cloud, roundTree, sky, sun, type Scene } from './scenery.js';

/** Melbourne: a green tram, a plane tree, a street that has coffee at both ends. */
export const tram: Scene = (light) =>
  sky(light) +
  cloud(60, -180, 1.1) +
  cloud(430, -120, 0.8) +
  [
    [-30, 30, '#C98E74'],
    [120, -6, '#E4CFA9'],
    [270, 20, '#B9C7BE'],
    [420, -16, '#D8A48A'],
    [560, 24, '#E9D9BA'],
  ]
    .map(([x, y, wall]) => shopfront(Number(x), Number(y), String(wall)))
    .join('') +
  rect(0, 300, 640, 180, '#A7A39B') +
  line('M0 372H640M0 396H640', '#7F7B74', 4) +
  line('M-10 -36C200 -22 440 -22 650 -40', '#5B5F60', 2.6) +
  line('M330 -28L318 44', '#5B5F60', 4) +
  tramCar(64, 44) +
  roundTree(588, 20, 1.25, ['#7E9E6F', '#96B283'], 'plane') +
  roundTree(18, 46, 1.05, ['#7E9E6F', '#96B283'], 'plane-two');

const shopfront = (x: number, y: number, wall: string): string =>
  rect(x, y, 148, 320, wall) +
  path(
    `M${x - 4} ${y + 6}V${y - 12}H${x + 40}Q${x + 74} ${y - 40} ${x + 108} ${y - 12}H${x + 152}V${y + 6}Z`,
    '#F6EBD3',
  ) +
  [22, 86]
    .map((dx) =>
      path(
        `M${x + dx} ${y + 84}V${y + 42}C${x + dx} ${y + 26} ${x + dx + 40} ${y + 26} ${x + dx + 40} ${y + 42}V${y + 84}Z`,
        '#5F7F8A',
      ),
    )
    .join('') +
  path(`M${x} ${y + 116}H${x + 148}L${x + 158} ${y + 142}H${x - 10}Z`, '#3E7A54') +
  line(
    repeat(4, (k) => `M${x + 18 + k * 37} ${y + 118}l-3 22`),
    '#F6EBD3',
    9,
  );

const tramCar = (x: number, y: number): string =>
  path(
    `M${x} ${y + 24}C${x} ${y + 4} ${x + 14} ${y} ${x + 30} ${y}H${x + 480}C${x + 500} ${y} ${x + 512} ${y + 6} ${x + 512} ${y + 24}V${y + 300}H${x}Z`,
    '#2F6B4A',
  ) +
  rect(x, y + 26, 512, 92, '#F3E3BF') +
  repeat(
    7,
    (i) =>
      rect(x + 22 + i * 68, y + 38, 54, 68, '#86AEBB', 6) +
      path(`M${x + 26 + i * 68} ${y + 102}L${x + 60 + i * 68} ${y + 42}h12L${x + 38 + i * 68} ${y + 102}Z`, '#A9CAD3'),
  ) +
  rect(x + 190, y + 6, 132, 17, '#F8DB93', 4) +
  line(`M${x} ${y + 134}H${x + 512}`, '#EDB83F', 6);

/** Up high in any capital: a balcony with pots, festoon lights and the towers over the road. */
export const balcony: Scene = (light) => {
  const random = randomFrom('towers');
  const towers = [
    [-20, -60, 120, '#AFC3CB'],
    [70, -150, 92, '#8FA9B5'],
    [196, -20, 110, '#C2D1D6'],
    [300, -196, 84, '#9DB4BE'],
    [408, -70, 116, '#B7C8CE'],
    [520, -130, 110, '#94ADB8'],
  ] as const;
  const lights = [
    [0, -212],
    [86, -178],
    [172, -162],
    [258, -160],
    [344, -168],
    [430, -184],
    [516, -170],
    [602, -186],
  ] as const;
  return (
    sky(light) +
    sun(light, 250, -40, 96) +
    towers
      .map(
        ([x, y, width, wall]) =>
          rect(x, y, width, 640, wall) +
          repeat(16, (row) =>
            repeat(4, (column) =>
              rect(
                x + 12 + (column * (width - 20)) / 4,
                y + 18 + row * 24,
                (width - 44) / 4,
                12,
                random() < 0.24 ? '#FBE3A6' : '#D9E6EA',
              ),
            ),
          ),
      )
      .join('') +
    line(`M-10 -216Q90 -160 210 -158T440 -180Q520 -160 650 -196`, '#5B5049', 3) +
    lights.map(([x, y]) => circle(x, y + 10, 8, '#F4C24B') + circle(x - 2, y + 7, 3, '#FFF3CF')).join('') +
    rect(0, 300, 640, 190, '#CDB79A') +
    line('M0 236H640', '#3A4349', 9) +
    line(
      repeat(33, (i) => `M${i * 20} 238V320`),
      '#3A4349',
      4,
    ) +
    pot(26, 236, '#C4633F', 'lemon') +
    pot(578, 226, '#1D5B79', 'basil')
  );
};

function pot(x: number, y: number, fill: string, seed: string): string {
  const random = randomFrom(seed);
  const lemon = seed === 'lemon';
  return (
    line(`M${x + 28} ${y}V${y - 90}`, '#7A5B42', 7) +
    repeat(22, (i) =>
      ellipse(x + 28 + (random() - 0.5) * 94, y - 96 + (random() - 0.5) * 96, 17, 11, i % 2 ? '#5F8A5C' : '#7CA670'),
    ) +
    (lemon
      ? repeat(7, () => ellipse(x + 28 + (random() - 0.5) * 80, y - 92 + (random() - 0.5) * 80, 8, 10, '#F2CF3F'))
      : '') +
    path(`M${x - 8} ${y - 4}H${x + 64}L${x + 54} ${y + 92}H${x + 2}Z`, fill)
  );
}
