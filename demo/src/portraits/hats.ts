import { CLOTH } from './palette.js';
import type { Person } from './person.js';
import { circle, ellipse, line, path } from './shapes.js';

const STRAW = { base: '#EBCB8B', shade: '#D3AC64', band: '#C4633F' };

/** What is worn on top of the hair. */
export function hat(person: Person): string {
  const { base, shade } = CLOTH[person.second];
  switch (person.hat) {
    case 'sunhat':
      return (
        ellipse(200, 152, 128, 30, STRAW.shade) +
        ellipse(200, 145, 128, 29, STRAW.base) +
        path('M130 146C126 92 156 62 200 62C244 62 274 92 270 146C236 160 164 160 130 146Z', STRAW.base) +
        path(
          'M244 80C262 94 272 116 270 146C256 152 244 154 232 155C248 132 252 104 244 80Z',
          STRAW.shade,
          ' opacity=".7"',
        ) +
        path('M130 128C164 144 236 144 270 128L270 146C236 160 164 160 130 146Z', STRAW.band)
      );
    case 'cap':
      return (
        path('M122 170C112 112 148 84 200 84C252 84 288 112 278 170C250 152 150 152 122 170Z', base) +
        path('M238 90C270 104 286 130 278 170C270 164 260 161 250 159C262 134 260 110 238 90Z', shade) +
        line('M200 86V150', shade, 3) +
        circle(200, 85, 6, shade) +
        ellipse(200, 126, 15, 13, person.second === 'cream' ? '#C4633F' : '#FBF1E0') +
        path(
          'M120 166C150 146 250 146 280 166C304 186 300 198 284 198C262 180 138 180 116 198C100 198 96 186 120 166Z',
          shade,
        ) +
        path(
          'M120 166C150 146 250 146 280 166C288 172 292 178 294 183C262 162 138 162 106 183C108 178 112 172 120 166Z',
          base,
        )
      );
    case 'headband':
      return (
        path(
          'M111 190C114 126 152 95 200 95C248 95 286 126 289 190L271 190C268 138 238 113 200 113C162 113 132 138 129 190Z',
          base,
        ) + line('M124 178C130 138 160 114 194 111', shade, 3)
      );
    case 'none':
      return '';
  }
}
