export { referenceFormMessages } from './texts';
export { ReferenceFormScreen } from './ReferenceFormScreen';
