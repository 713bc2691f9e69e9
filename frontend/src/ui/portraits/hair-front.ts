import { CLOTH, type SKIN, type Tones } from './palette';
import type { Person } from './person';
import { circle, line, path } from './shapes';

/** Hair over the forehead, or the cloth around the face. */
export function hairFront(p: Person, h: Tones, skin: (typeof SKIN)[number]): string {
  const [a, b] = h;
  switch (p.hair) {
    case 'long':
    case 'wavy':
      return (
        path(
          'M122 252C104 142 146 92 202 92C256 92 296 142 278 252C276 204 258 160 214 126C188 168 138 184 122 252Z',
          a,
        ) +
        line('M226 112C252 128 266 154 270 184', b, 5) +
        line('M188 116C164 126 146 146 138 172', b, 5)
      );
    case 'bob':
      return (
        path(
          'M118 244C104 140 148 90 200 90C252 90 296 140 282 244C278 222 274 204 268 190C248 197 226 199 200 199C174 199 152 197 132 190C126 204 122 222 118 244Z',
          a,
        ) +
        line('M168 112C158 136 156 162 158 186', b, 5) +
        line('M216 108C224 132 228 160 226 186', b, 5)
      );
    case 'bun':
      return (
        path(
          'M126 220C116 138 150 98 202 98C254 98 284 138 274 220C268 182 248 150 206 136C164 148 134 176 126 220Z',
          a,
        ) +
        line('M206 112C206 122 206 128 206 134', b, 4) +
        line('M178 118C162 128 150 142 144 160', b, 5) +
        line('M234 118C248 128 258 142 262 158', b, 5) +
        line('M184 62C192 50 212 46 226 56', b, 5)
      );
    case 'ponytail':
      return (
        path(
          'M126 224C114 136 150 96 204 96C258 96 286 138 274 222C270 186 262 166 244 148C212 160 168 158 152 146C138 168 130 188 126 224Z',
          a,
        ) +
        line('M168 116C190 108 222 110 240 124', b, 5) +
        circle(276, 132, 11, '#EDB83F')
      );
    case 'curly': {
      let t = '';
      for (let i = 0; i < 11; i++) {
        const g = Math.PI * (1.06 + (i / 10) * 0.88);
        t += circle(200 + Math.cos(g) * 66, 190 + Math.sin(g) * 72, 20 + (i % 3) * 3, a);
      }
      for (let i = 0; i < 6; i++)
        t += line(`M${138 + i * 24} ${132 - Math.sin((i / 5) * 3.14) * 30}a9 9 0 1 1 12 8`, b, 4);
      return t;
    }
    case 'afro': {
      let t = '';
      for (let i = 0; i < 12; i++) {
        const g = Math.PI * (1.04 + (i / 11) * 0.92);
        t += circle(200 + Math.cos(g) * 70, 196 + Math.sin(g) * 78, 17 + (i % 2) * 4, a);
      }
      for (let i = 0; i < 9; i++)
        t += line(`M${118 + i * 20} ${126 - Math.sin((i / 8) * 3.14) * 38 + (i % 2) * 14}a7 7 0 1 1 9 6`, b, 3.5);
      return t;
    }
    case 'braids':
      return (
        path(
          'M122 250C106 142 148 92 200 92C252 92 294 142 278 250C276 200 256 158 200 124C144 158 124 200 122 250Z',
          a,
        ) +
        line('M200 96V122', skin.shade, 3) +
        line('M172 110C150 124 138 148 134 180', b, 5) +
        line('M228 110C250 124 262 148 266 180', b, 5)
      );
    case 'short':
      return (
        path(
          'M124 214C112 146 140 94 206 92C264 92 290 140 276 214C272 196 268 180 256 164C222 172 176 166 154 146C140 166 130 186 124 214Z',
          a,
        ) +
        line('M166 118C188 106 226 106 246 124', b, 5) +
        line('M176 134C200 144 226 146 246 142', b, 4)
      );
    case 'quiff':
      return (
        path(
          'M126 214C114 160 130 116 158 102C184 78 262 76 272 122C286 146 282 182 274 214C272 190 266 174 256 162C236 152 216 160 192 156C170 152 154 152 146 166C136 180 130 194 126 214Z',
          a,
        ) +
        line('M164 120C188 98 228 98 250 112', b, 6) +
        line('M170 138C194 124 224 124 248 132', b, 5)
      );
    case 'crop':
      return (
        path(
          'M126 206C120 138 154 102 200 102C246 102 280 138 274 206C270 184 264 166 252 156C232 148 168 148 148 156C136 166 130 184 126 206Z',
          a,
        ) + line('M176 120C192 114 212 114 226 120', b, 5)
      );
    case 'curlytop': {
      let t = path(
        'M126 206C122 140 154 110 200 110C246 110 278 140 274 206C268 186 262 170 250 160H150C138 170 132 186 126 206Z',
        a,
      );
      for (let i = 0; i < 9; i++) {
        const g = Math.PI * (1.02 + (i / 8) * 0.96);
        t += circle(200 + Math.cos(g) * 60, 158 + Math.sin(g) * 50, 22 + (i % 2) * 5, a);
      }
      t += circle(180, 128, 24, a) + circle(220, 126, 24, a);
      for (let i = 0; i < 6; i++)
        t += line(`M${150 + i * 18} ${122 - Math.sin((i / 5) * 3.14) * 18}a7 7 0 1 1 10 6`, b, 4);
      return t;
    }
    case 'hijab': {
      const [f, g] = CLOTH[p.second];
      return (
        `<path fill-rule="evenodd" fill="${f}" d="M112 230C98 122 146 80 200 80C254 80 302 122 288 230C286 290 280 322 262 346C238 366 162 366 138 346C120 322 114 290 112 230ZM200 128C164 128 142 156 142 206C142 254 166 288 200 288C234 288 258 254 258 206C258 156 236 128 200 128Z"/>` +
        line('M146 150C162 116 236 112 256 152', g, 4) +
        line('M134 282C160 326 228 334 266 290', g, 5)
      );
    }
    default:
      return '';
  }
}
/** The cloth around neck and shoulders. */
export function hijabDrape(p: Person): string {
  const [f, g] = CLOTH[p.second];
  return (
    path('M124 320C100 352 84 372 96 420C140 446 250 452 300 416C318 376 300 350 276 320Z', f) +
    line('M132 356C170 400 240 398 286 366', g, 5) +
    line('M112 392C160 430 230 432 270 408', g, 5)
  );
}
