export { OwnVisa } from './OwnVisa';
export { visaTexts } from './texts';
export { VisaLines } from './VisaLines';
export { VisaOptionCard } from './VisaOptionCard';
export { VisaSources } from './VisaSources';
export { VisaStay } from './VisaStay';
