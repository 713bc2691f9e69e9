export { PersonalData } from './PersonalData';
