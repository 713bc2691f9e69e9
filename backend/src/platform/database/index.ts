export type { EntityManager } from 'typeorm';
export { DatabaseModule, type Migrations } from './database.module.js';
export { migrate, schemaDrift } from './migrate.js';
export { PreparedSql } from './prepared-sql.js';
export { SnakeNamingStrategy } from './snake-naming.strategy.js';
export { Transactions } from './transactions.js';
