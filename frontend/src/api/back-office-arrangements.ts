export * from './generated/back-office-arrangements';
