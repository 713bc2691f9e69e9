export { PALETTE } from './palette.js';
export { fontRuns, registerFonts, type Face } from './pdf-fonts.js';
export {
  drawLine,
  drawText,
  plainText,
  setText,
  type Inline,
  type SetLine,
  type SetText,
  type TextStyle,
} from './set-text.js';
export { Sheet } from './sheet.js';
export { STYLES } from './styles.js';
