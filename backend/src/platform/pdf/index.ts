export { drawHead } from './draw-head.js';
export { ACCENTS, PALETTE, type Accent } from './palette.js';
export { drawText, plainText, setText, type Inline, type SetText, type TextStyle } from './set-text.js';
export { Sheet } from './sheet.js';
export { STYLES } from './styles.js';
