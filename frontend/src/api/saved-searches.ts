export * from './generated/saved-searches';
