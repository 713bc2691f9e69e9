export * from './generated/admin-page-speed';
