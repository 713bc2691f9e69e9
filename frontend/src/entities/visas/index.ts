export { OwnVisa } from './OwnVisa';
export { visaMessages } from './texts';
export { VisaOptionCard } from './VisaOptionCard';
export { VisaSources } from './VisaSources';
export { VisaStay } from './VisaStay';
