export * from './generated/support';
