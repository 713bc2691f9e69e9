export * from './generated/back-office-figures';
