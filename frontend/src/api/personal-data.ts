export * from './generated/personal-data';
