import { CLOTH } from './palette';
import type { Person } from './person';
import { circle, line, path } from './shapes';

/** Shoulders and what is worn. `id` names the clip path of stripes. */
export function clothes(p: Person, id: string): string {
  const [a, d] = CLOTH[p.cloth],
    [b, bd] = CLOTH[p.second === p.cloth ? 'cream' : p.second];
  const body = p.child
    ? 'M84 500C88 424 112 392 160 372L172 362C178 384 222 384 228 362L240 372C288 392 312 424 316 500Z'
    : 'M38 500C44 424 86 388 150 370L172 360C176 386 224 386 228 360L250 370C314 388 356 424 362 500Z';
  let t = path(body, a);
  const shade = p.child
    ? path('M316 500C312 424 288 392 240 372L236 369C262 410 268 450 266 500Z', d)
    : path('M362 500C356 424 314 388 250 370L244 367C282 408 292 452 290 500Z', d);
  switch (p.top) {
    case 'tee':
      t += shade + line('M166 364C174 396 226 396 234 364', d, 7);
      break;
    case 'stripe':
      t +=
        `<clipPath id="${id}b"><path d="${body}"/></clipPath><g clip-path="url(#${id}b)">` +
        [398, 424, 450, 476, 502].map((y) => line(`M20 ${y + 6}Q200 ${y - 8} 380 ${y + 6}`, b, 9)).join('') +
        '</g>' +
        line('M166 364C174 396 226 396 234 364', d, 7);
      break;
    case 'shirt':
      t +=
        shade +
        path('M172 358L152 372L182 412L200 388L218 412L248 372L228 358C222 384 178 384 172 358Z', b) +
        line('M200 392V500', d, 3) +
        circle(208, 430, 3.5, b) +
        circle(208, 466, 3.5, b);
      break;
    case 'dungaree':
      t +=
        shade +
        line('M166 364C174 396 226 396 234 364', d, 6) +
        path('M142 500V438C142 430 148 426 156 426H244C252 426 258 430 258 438V500Z', b) +
        line('M152 432L128 384', b, 15) +
        line('M248 432L272 384', b, 15) +
        circle(154, 440, 6, '#EDB83F') +
        circle(246, 440, 6, '#EDB83F') +
        line('M178 452H222V476C222 482 178 482 178 476Z', bd, 3.5);
      break;
    case 'knit':
      t +=
        shade +
        path('M164 342C164 334 236 334 236 342L240 378C226 396 174 396 160 378Z', a) +
        [172, 184, 196, 208, 220, 230].map((x) => line(`M${x} 350L${x + (x - 200) * 0.05} 380`, d, 3)).join('') +
        (p.child ? '' : [90, 120, 150].map((x) => line(`M${x} 430l8 8l8 -8l8 8`, d, 3.5)).join(''));
      break;
    case 'hoodie':
      t +=
        path(
          'M150 366C140 350 158 338 172 340C176 372 224 372 228 340C242 338 260 350 250 366C246 410 154 410 150 366Z',
          d,
        ) +
        shade +
        line('M184 398V440', b, 5) +
        line('M216 398V432', b, 5);
      break;
    case 'jacket':
      t +=
        path('M172 360C176 386 224 386 228 360L246 374L214 500H186L154 374Z', b) +
        line('M172 366C178 388 222 388 228 366', bd, 5) +
        path('M150 370L172 358L196 500H150Z', a) +
        path('M250 370L228 358L204 500H290C292 452 282 408 250 370Z', d) +
        path('M150 370L172 358L180 404L146 414Z', d) +
        path('M250 370L228 358L220 404L254 414Z', a);
      break;
  }
  return t;
}
