export * from './generated/legal-facts';
