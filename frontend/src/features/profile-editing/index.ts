export { AuPairProfileEditor } from './AuPairProfileEditor';
export { FamilyProfileEditor } from './FamilyProfileEditor';
export { editingMessages } from './texts';
