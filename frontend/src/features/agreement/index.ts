export { AgreementScreen } from './AgreementScreen';
export { AgreementTool, ConversationAgreements, DashboardAgreements, useDashboardAgreements } from './cards';
export { agreementTexts } from './texts';
