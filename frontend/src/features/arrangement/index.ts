export { ArrangementScreen } from './ArrangementScreen';
export { ArrangementTool, ConversationArrangements, DashboardArrangements, useAgreementsAtHand } from './cards';
export { arrangementMessages } from './texts';
export { TakenDates } from './TakenDates';
