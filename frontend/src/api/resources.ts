export * from './generated/resources';
