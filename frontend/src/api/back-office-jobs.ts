export * from './generated/back-office-jobs';
