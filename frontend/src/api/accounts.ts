export * from './generated/accounts';
