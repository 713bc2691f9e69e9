export { THEMES, useTheme, watchTheme, type Theme } from './theme';
