export * from './generated/references';
