export * from './generated/faq';
