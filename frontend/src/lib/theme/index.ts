export { THEME_KEY, THEMES, useTheme, watchTheme, type Theme } from './theme';
