export * from './generated/admin-audit';
