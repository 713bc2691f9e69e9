export * from './generated/search';
