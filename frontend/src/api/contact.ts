export * from './generated/contact';
