export { referenceFormMessages } from './messages';
export { ReferenceFormScreen } from './ReferenceFormScreen';
