export { referenceFormTexts } from './texts';
export { ReferenceFormScreen } from './ReferenceFormScreen';
