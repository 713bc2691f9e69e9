export { AuPairProfileEditor } from './AuPairProfileEditor';
export { FamilyProfileEditor } from './FamilyProfileEditor';
export { editingTexts } from './texts';
