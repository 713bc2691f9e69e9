export { CompareScreen } from './CompareScreen';
export { compareScreenMessages } from './texts';
