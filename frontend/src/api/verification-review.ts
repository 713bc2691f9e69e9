export * from './generated/verification-review';
