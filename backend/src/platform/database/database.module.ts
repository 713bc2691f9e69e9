import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { MigrationInterface } from 'typeorm';
import { Settings } from '../config/index.js';
import { poolOptions } from './pool-options.js';
import { PreparedSql } from './prepared-sql.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';
import { Transactions } from './transactions.js';

export type Migrations = (new () => MigrationInterface)[];

/** The one connection pool, its limits, and the migrations that this release expects. */
@Module({})
export class DatabaseModule {
  static forRoot(migrations: Migrations): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Settings],
          useFactory: (settings: Settings) => ({
            type: 'postgres' as const,
            url: settings.databaseUrl ?? undefined,
            autoLoadEntities: true,
            namingStrategy: new SnakeNamingStrategy(),
            uuidExtension: 'pgcrypto' as const,
            installExtensions: false,
            migrations,
            migrationsTableName: 'migrations',
            migrationsTransactionMode: 'each' as const,
            synchronize: false,
            logging: false,
            retryAttempts: 0,
            extra: poolOptions(settings.databasePoolSize),
          }),
        }),
      ],
      providers: [Transactions, PreparedSql],
      exports: [TypeOrmModule, Transactions, PreparedSql],
    };
  }
}
