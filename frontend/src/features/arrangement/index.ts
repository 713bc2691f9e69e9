export { ArrangementScreen } from './ArrangementScreen';
export { ArrangementTool, ConversationArrangements, DashboardArrangements, useAgreementsAtHand } from './cards';
export { arrangementMessages } from './messages';
export { TakenDates } from './TakenDates';
