export { AgreementScreen } from './AgreementScreen';
export { AgreementTool, ConversationAgreements, DashboardAgreements, useAgreementsAtHand } from './cards';
export { agreementMessages } from './texts';
