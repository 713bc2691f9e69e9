export type { EntityManager } from 'typeorm';
export { DatabaseModule, type Migrations } from './database.module.js';
export { migrate, schemaDrift } from './migrate.js';
export { PreparedSql } from './prepared-sql.js';
export { Transactions } from './transactions.js';
