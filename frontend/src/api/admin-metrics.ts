export * from './generated/admin-metrics';
