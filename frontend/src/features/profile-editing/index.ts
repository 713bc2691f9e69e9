export { AuPairProfileEditor } from './AuPairProfileEditor';
export { FamilyProfileEditor } from './FamilyProfileEditor';
export { editingTexts } from './texts';
export { stillLookingTexts } from './still-looking-texts';
export { StillLookingScreen } from './StillLookingScreen';
