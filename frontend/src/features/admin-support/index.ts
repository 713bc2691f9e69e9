export { SupportDeskScreen } from './SupportDeskScreen';
