export { messagesTexts } from './messages';
export { MessagesScreen } from './MessagesScreen';
