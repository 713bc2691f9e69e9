export { HouseholdSettings } from './HouseholdSettings';
export { JoinHouseholdScreen } from './JoinHouseholdScreen';
export { householdTexts } from './texts';
