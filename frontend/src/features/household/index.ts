export { HouseholdSettings } from './HouseholdSettings';
export { JoinHouseholdScreen } from './JoinHouseholdScreen';
export { householdMessages } from './texts';
