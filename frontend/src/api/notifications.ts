export * from './generated/notifications';
