export * from './generated/plans';
