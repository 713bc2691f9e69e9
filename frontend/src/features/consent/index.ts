export { ConsentChoice } from './ConsentChoice';
export { ConsentBanner } from './ConsentBanner';
