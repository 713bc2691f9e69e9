export { OwnVisa } from './OwnVisa';
export { visaMessages } from './texts';
export { VisaSources } from './VisaSources';
