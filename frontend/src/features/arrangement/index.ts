export { ArrangementScreen } from './ArrangementScreen';
export { ArrangementTool, ConversationArrangements, DashboardArrangements, TakenDates } from './cards';
export { arrangementMessages } from './messages';
