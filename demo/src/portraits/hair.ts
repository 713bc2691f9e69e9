import { hijab, turban } from './head-coverings.js';
import { GOLD, type Hair, type Skin } from './palette.js';
import type { HairStyle, Person } from './person.js';
import { randomFrom } from './random.js';
import { circle, line, path, repeat, round } from './shapes.js';

/** Round the head: curls sit on an arc from `from` to `from + sweep` (in units of π). */
const onArc = (count: number, from: number, sweep: number) =>
  Array.from({ length: count }, (_, i) => Math.PI * (from + (i / (count - 1)) * sweep));

const BACK: Partial<Record<HairStyle, (hair: Hair) => string>> = {
  long: ({ base }) =>
    path(
      'M120 206C104 112 150 82 200 82C250 82 296 112 282 208C284 276 304 330 300 404C276 424 246 416 240 380H160C154 416 124 424 100 404C96 330 118 276 120 206Z',
      base,
    ),
  wavy: ({ base }) =>
    path(
      'M122 196C100 116 148 80 200 80C252 80 300 116 280 196C296 216 300 238 290 258C308 280 312 306 298 326C312 352 306 388 284 402C262 412 244 396 240 372H160C156 396 138 412 116 402C94 388 88 352 102 326C88 306 92 280 110 258C100 238 104 216 122 196Z',
      base,
    ),
  bob: ({ base }) =>
    path(
      'M118 214C102 112 150 82 200 82C250 82 298 112 282 214C290 256 296 286 286 318C262 330 240 318 232 300H168C160 318 138 330 114 318C104 286 110 256 118 214Z',
      base,
    ),
  bun: ({ base }) =>
    circle(206, 72, 37, base) + path('M124 208C112 128 150 96 200 96C250 96 288 128 276 208L262 246H138Z', base),
  ponytail: ({ base }) =>
    path(
      'M252 110C322 102 350 168 338 244C332 296 350 326 330 366C306 356 294 316 294 276C296 222 286 186 250 168Z',
      base,
    ) + path('M126 204C116 128 150 98 200 98C250 98 284 128 274 204L262 240H138Z', base),
  braids: ({ base }) => path('M124 214C110 118 150 88 200 88C250 88 290 118 276 214L272 286H128Z', base),
  puffs: ({ base }) =>
    [128, 272]
      .map(
        (x) =>
          circle(x, 106, 38, base) +
          onArc(9, 0, 1.8)
            .map((t) => circle(x + Math.cos(t) * 32, 106 + Math.sin(t) * 32, 13, base))
            .join(''),
      )
      .join('') + path('M126 208C114 128 150 98 200 98C250 98 286 128 274 208L262 240H138Z', base),
  afro: ({ base }) =>
    circle(200, 180, 112, base) +
    onArc(22, 0.82, 1.36)
      .map((t, i) => circle(200 + Math.cos(t) * 108, 176 + Math.sin(t) * 106, 22 + (i % 3) * 3, base))
      .join(''),
};

/** Hair that hangs behind the shoulders. */
export function hairBehind(person: Person, hair: Hair): string {
  if (person.hair === 'curly') return curlsBehind(person, hair);
  return BACK[person.hair]?.(hair) ?? '';
}

function curlsBehind(person: Person, { base }: Hair): string {
  const random = randomFrom(`curl${person.colour}`);
  const curls = onArc(30, 0.62, 1.76).map((t, i) => {
    const reach = 94 + (i % 2) * 10;
    return circle(200 + Math.cos(t) * reach, 214 + Math.sin(t) * (reach + 18), 25 + random() * 8, base);
  });
  return path('M118 220C108 120 150 90 200 90C250 90 292 120 282 220L290 320H110Z', base) + curls.join('');
}

/** Hair that falls over the shoulders, in front of the clothes. */
export function hairOverShoulders(person: Person, { base, light }: Hair): string {
  switch (person.hair) {
    case 'long':
      return (
        path('M128 250C118 300 106 340 112 400C124 416 144 408 146 384C150 344 138 306 140 268Z', base) +
        path('M272 250C282 300 294 340 288 400C276 416 256 408 254 384C250 344 262 306 260 268Z', base)
      );
    case 'wavy':
      return (
        path(
          'M126 240C112 262 124 282 112 304C98 328 116 348 108 372C118 402 150 398 152 372C156 340 140 326 146 304C150 286 138 276 140 258Z',
          base,
        ) +
        path(
          'M274 240C288 262 276 282 288 304C302 328 284 348 292 372C282 402 250 398 248 372C244 340 260 326 254 304C250 286 262 276 260 258Z',
          base,
        )
      );
    case 'braids':
      return braid(134, -1, base, light) + braid(266, 1, base, light);
    default:
      return '';
  }
}

function braid(x0: number, side: number, base: string, light: string): string {
  const strand = (cx: number, cy: number, fill: string, turn: number, x: number, y: number) =>
    `<ellipse cx="${round(cx)}" cy="${cy}" rx="13" ry="11" fill="${fill}" transform="rotate(${turn} ${round(x)} ${y})"/>`;
  const plait = repeat(8, (i) => {
    const y = 282 + i * 19;
    const x = x0 + side * (i * 1.6 + Math.sin(i * 0.5) * 4);
    return strand(x - 6, y, base, 32, x, y) + strand(x + 6, y + 8, light, -32, x, y);
  });
  const end = x0 + side * 15;
  const at = (dx: number) => round(end + dx);
  return (
    `${plait}<rect x="${at(-9)}" y="436" width="18" height="9" rx="4" fill="${GOLD}"/>` +
    path(`M${at(-8)} 446Q${at(0)} 482 ${at(3)} 480Q${at(11)} 466 ${at(8)} 446Z`, base)
  );
}

type Front = (hair: Hair, skin: Skin) => string;

const CURTAIN: Front = ({ base, light }) =>
  path('M122 252C104 142 146 92 202 92C256 92 296 142 278 252C276 204 258 160 214 126C188 168 138 184 122 252Z', base) +
  line('M226 112C252 128 266 154 270 184', light, 5) +
  line('M188 116C164 126 146 146 138 172', light, 5);

const FRONT: Partial<Record<HairStyle, Front>> = {
  long: CURTAIN,
  wavy: CURTAIN,
  bob: ({ base, light }) =>
    path(
      'M118 244C104 140 148 90 200 90C252 90 296 140 282 244C278 222 274 204 268 190C248 197 226 199 200 199C174 199 152 197 132 190C126 204 122 222 118 244Z',
      base,
    ) +
    line('M168 112C158 136 156 162 158 186', light, 5) +
    line('M216 108C224 132 228 160 226 186', light, 5),
  bun: ({ base, light }) =>
    path(
      'M126 220C116 138 150 98 202 98C254 98 284 138 274 220C268 182 248 150 206 136C164 148 134 176 126 220Z',
      base,
    ) +
    line('M206 112C206 122 206 128 206 134', light, 4) +
    line('M178 118C162 128 150 142 144 160', light, 5) +
    line('M234 118C248 128 258 142 262 158', light, 5) +
    line('M184 62C192 50 212 46 226 56', light, 5),
  ponytail: ({ base, light }) =>
    path(
      'M126 224C114 136 150 96 204 96C258 96 286 138 274 222C270 186 262 166 244 148C212 160 168 158 152 146C138 168 130 188 126 224Z',
      base,
    ) +
    line('M168 116C190 108 222 110 240 124', light, 5) +
    circle(276, 132, 11, GOLD),
  puffs: ({ base, light }) =>
    path(
      'M126 214C116 138 150 98 200 98C250 98 284 138 274 214C268 178 246 150 200 142C154 150 132 178 126 214Z',
      base,
    ) +
    line('M200 100V140', light, 4) +
    circle(150, 126, 8, GOLD) +
    circle(250, 126, 8, GOLD) +
    [112, 138, 262, 288].map((x, i) => line(`M${x - 5} ${98 - (i % 2) * 12}a7 7 0 1 1 9 6`, light, 3.5)).join(''),
  curly: ({ base, light }) =>
    onArc(11, 1.06, 0.88)
      .map((t, i) => circle(200 + Math.cos(t) * 66, 190 + Math.sin(t) * 72, 20 + (i % 3) * 3, base))
      .join('') +
    repeat(6, (i) => line(`M${138 + i * 24} ${round(132 - Math.sin((i / 5) * 3.14) * 30)}a9 9 0 1 1 12 8`, light, 4)),
  afro: ({ base, light }) =>
    onArc(12, 1.04, 0.92)
      .map((t, i) => circle(200 + Math.cos(t) * 70, 196 + Math.sin(t) * 78, 17 + (i % 2) * 4, base))
      .join('') +
    repeat(9, (i) =>
      line(`M${118 + i * 20} ${round(126 - Math.sin((i / 8) * 3.14) * 38 + (i % 2) * 14)}a7 7 0 1 1 9 6`, light, 3.5),
    ),
  braids: ({ base, light }, skin) =>
    path(
      'M122 250C106 142 148 92 200 92C252 92 294 142 278 250C276 200 256 158 200 124C144 158 124 200 122 250Z',
      base,
    ) +
    line('M200 96V122', skin.shade, 3) +
    line('M172 110C150 124 138 148 134 180', light, 5) +
    line('M228 110C250 124 262 148 266 180', light, 5),
  short: ({ base, light }) =>
    path(
      'M124 214C112 146 140 94 206 92C264 92 290 140 276 214C272 196 268 180 256 164C222 172 176 166 154 146C140 166 130 186 124 214Z',
      base,
    ) +
    line('M166 118C188 106 226 106 246 124', light, 5) +
    line('M176 134C200 144 226 146 246 142', light, 4),
  quiff: ({ base, light }) =>
    path(
      'M126 214C114 160 130 116 158 102C184 78 262 76 272 122C286 146 282 182 274 214C272 190 266 174 256 162C236 152 216 160 192 156C170 152 154 152 146 166C136 180 130 194 126 214Z',
      base,
    ) +
    line('M164 120C188 98 228 98 250 112', light, 6) +
    line('M170 138C194 124 224 124 248 132', light, 5),
  crop: ({ base, light }) =>
    path(
      'M126 206C120 138 154 102 200 102C246 102 280 138 274 206C270 184 264 166 252 156C232 148 168 148 148 156C136 166 130 184 126 206Z',
      base,
    ) + line('M176 120C192 114 212 114 226 120', light, 5),
  curlytop: ({ base, light }) =>
    path(
      'M126 206C122 140 154 110 200 110C246 110 278 140 274 206C268 186 262 170 250 160H150C138 170 132 186 126 206Z',
      base,
    ) +
    onArc(9, 1.02, 0.96)
      .map((t, i) => circle(200 + Math.cos(t) * 60, 158 + Math.sin(t) * 50, 22 + (i % 2) * 5, base))
      .join('') +
    circle(180, 128, 24, base) +
    circle(220, 126, 24, base) +
    repeat(6, (i) => line(`M${150 + i * 18} ${round(122 - Math.sin((i / 5) * 3.14) * 18)}a7 7 0 1 1 10 6`, light, 4)),
  wisp: ({ base, light }) =>
    path(
      'M196 122C184 104 196 88 214 92C204 96 204 102 210 108C220 104 230 108 232 118C222 114 214 118 206 124Z',
      base,
    ) + line('M150 140C164 122 184 116 200 116', light, 5, ' opacity=".55"'),
};

/** Hair on the forehead and crown, or the covering worn instead. */
export function hairInFront(person: Person, hair: Hair, skin: Skin): string {
  if (person.hair === 'hijab') return hijab(person);
  if (person.hair === 'turban') return turban(person, hair);
  return FRONT[person.hair]?.(hair, skin) ?? '';
}
