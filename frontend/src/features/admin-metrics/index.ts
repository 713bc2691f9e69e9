export { FiguresScreen } from './FiguresScreen';
