import { CLOTH, GOLD } from './palette.js';
import type { Person } from './person.js';
import { circle, line, path, repeat } from './shapes.js';

/* Drawn to 640, past the figure's box: in a large family the grown-ups stand higher, behind the children. */
const ADULT = {
  body: 'M38 640V500C44 424 86 388 150 370L172 360C176 386 224 386 228 360L250 370C314 388 356 424 362 500V640Z',
  shade: 'M362 640V500C356 424 314 388 250 370L244 367C282 408 292 452 290 500V640Z',
};
const CHILD = {
  body: 'M84 500C88 424 112 392 160 372L172 362C178 384 222 384 228 362L240 372C288 392 312 424 316 500Z',
  shade: 'M316 500C312 424 288 392 240 372L236 369C262 410 268 450 266 500Z',
};
const COLLAR = 'M166 364C174 396 226 396 234 364';

/** Shoulders and what is worn on them. `clipId` is free to be used as an id inside the drawing. */
export function clothes(person: Person, clipId: string): string {
  const { body, shade: shadePath } = person.child ? CHILD : ADULT;
  const { base, shade } = CLOTH[person.cloth];
  const second = CLOTH[person.second];
  const garment = path(body, base);
  const shadow = path(shadePath, shade);
  switch (person.top) {
    case 'tee':
      return garment + shadow + line(COLLAR, shade, 7);
    case 'stripe':
      return (
        garment +
        `<clipPath id="${clipId}"><path d="${body}"/></clipPath><g clip-path="url(#${clipId})">` +
        [398, 424, 450, 476, 502, 528, 554, 580]
          .map((y) => line(`M20 ${y + 6}Q200 ${y - 8} 380 ${y + 6}`, second.base, 9))
          .join('') +
        '</g>' +
        line(COLLAR, shade, 7)
      );
    case 'shirt':
      return (
        garment +
        shadow +
        path('M172 358L152 372L182 412L200 388L218 412L248 372L228 358C222 384 178 384 172 358Z', second.base) +
        line('M200 392V640', shade, 3) +
        circle(208, 430, 3.5, second.base) +
        circle(208, 466, 3.5, second.base)
      );
    case 'dungaree':
      return (
        garment +
        shadow +
        line(COLLAR, shade, 6) +
        path('M142 640V438C142 430 148 426 156 426H244C252 426 258 430 258 438V640Z', second.base) +
        line('M152 432L128 384', second.base, 15) +
        line('M248 432L272 384', second.base, 15) +
        circle(154, 440, 6, GOLD) +
        circle(246, 440, 6, GOLD) +
        line('M178 452H222V476C222 482 178 482 178 476Z', second.shade, 3.5)
      );
    case 'knit':
      return (
        garment +
        shadow +
        path('M164 342C164 334 236 334 236 342L240 378C226 396 174 396 160 378Z', base) +
        [172, 184, 196, 208, 220, 230].map((x) => line(`M${x} 350L${x + (x - 200) * 0.05} 380`, shade, 3)).join('') +
        (person.child ? '' : cables(shade))
      );
    case 'hoodie':
      return (
        garment +
        path(
          'M150 366C140 350 158 338 172 340C176 372 224 372 228 340C242 338 260 350 250 366C246 410 154 410 150 366Z',
          shade,
        ) +
        shadow +
        line('M184 398V440', second.base, 5) +
        line('M216 398V432', second.base, 5)
      );
    case 'jacket':
      return (
        garment +
        path('M172 360C176 386 224 386 228 360L246 374L214 500V640H186V500L154 374Z', second.base) +
        line('M172 366C178 388 222 388 228 366', second.shade, 5) +
        path('M150 370L172 358L196 500V640H150Z', base) +
        path(
          person.child
            ? 'M240 372L228 358L204 500V640H266V500C268 450 262 410 240 372Z'
            : 'M250 370L228 358L204 500V640H290V500C292 452 282 408 250 370Z',
          shade,
        ) +
        path('M150 370L172 358L180 404L146 414Z', shade) +
        path('M250 370L228 358L220 404L254 414Z', base)
      );
  }
}

/** Cable stitches across the chest of a jumper. */
const cables = (shade: string): string =>
  repeat(4, (row) => [108, 180, 252].map((x) => line(`M${x} ${412 + row * 30}l9 8l9 -8l9 8`, shade, 3.5)).join(''));
