/** Every deed makes lists and editors ask anew. */
export * from './generated/back-office-resources';
