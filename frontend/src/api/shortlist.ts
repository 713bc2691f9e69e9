export * from './generated/shortlist';
