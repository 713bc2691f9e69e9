export { AppealScreen } from './AppealScreen';
export { BlockedPeople } from './BlockedPeople';
export { ConversationSafety } from './ConversationSafety';
export { MessageReport, MessageSafety } from './MessageSafety';
export { OwnReports } from './OwnReports';
export { PersonMenu } from './PersonMenu';
export { ReportScreen } from './ReportScreen';
export { safetyTexts } from './texts';
