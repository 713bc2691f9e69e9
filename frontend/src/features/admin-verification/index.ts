export { ReviewScreen } from './ReviewScreen';
