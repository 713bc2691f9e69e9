export * from './generated/dashboard';
