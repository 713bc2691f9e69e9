export * from './generated/back-office-audit';
