export * from './generated/back-office-privacy';
