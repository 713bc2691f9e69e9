export * from './generated/back-office';
