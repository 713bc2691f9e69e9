export { CallScreen } from './CallScreen';
