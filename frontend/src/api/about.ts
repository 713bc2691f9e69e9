export * from './generated/about';
