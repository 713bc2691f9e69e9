export * from './generated/multi-factor';
