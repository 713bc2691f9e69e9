export { AgreementScreen } from './AgreementScreen';
export { AgreementTool, ConversationAgreements, DashboardAgreements, useAgreementsAtHand } from './cards';
export { type PlacementPhase } from './phase';
export { agreementMessages } from './texts';
export { UnavailableDates } from './UnavailableDates';
