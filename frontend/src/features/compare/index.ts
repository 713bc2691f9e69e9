export { CompareScreen } from './CompareScreen';
export { compareScreenTexts } from './texts';
