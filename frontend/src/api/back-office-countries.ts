/** Every deed makes the list and the editor ask anew. */
export * from './generated/back-office-countries';
