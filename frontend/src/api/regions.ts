export * from './generated/regions';
