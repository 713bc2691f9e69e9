import { Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { MigrationInterface } from 'typeorm';
import { Settings } from '../config/index.js';
import { DueWorkService } from './due-work.service.js';
import { FrozenServerWatchService } from './frozen-server-watch.service.js';
import { JobConnectionsService } from './job-connections.service.js';
import { poolOptions } from './pool-options.js';
import { PoolUsageService } from './pool-usage.service.js';
import { PreparedSqlService } from './prepared-sql.service.js';
import { ReplicaReadsInterceptor } from './replica-reads.interceptor.js';
import { ReplicaService } from './replica.service.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';
import { TransactionsService } from './transactions.service.js';
import { isAway } from './wait-for-postgres.js';

export type Migrations = (new () => MigrationInterface)[];

const CONNECT_ATTEMPTS = 600;
const CONNECT_PAUSE_MS = 1_000;

/** Connections for requests, jobs and a replica, their limits, and the expected migrations. */
@Module({})
export class DatabaseModule {
  static forRoot(migrations: Migrations, { databaseReplicaUrl }: Pick<Settings, 'databaseReplicaUrl'>): DynamicModule {
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
            // PostgreSQL may have ended since it responded.
            toRetry: isAway,
            retryAttempts: CONNECT_ATTEMPTS,
            retryDelay: CONNECT_PAUSE_MS,
            extra: poolOptions(settings.databasePoolSize, settings.databasePooled),
          }),
        }),
      ],
      providers: [
        TransactionsService,
        PreparedSqlService,
        DueWorkService,
        JobConnectionsService,
        FrozenServerWatchService,
        PoolUsageService,
        ReplicaService,
        // Each interceptor costs every request something.
        ...(databaseReplicaUrl ? [{ provide: APP_INTERCEPTOR, useClass: ReplicaReadsInterceptor }] : []),
      ],
      exports: [TypeOrmModule, TransactionsService, PreparedSqlService, DueWorkService, PoolUsageService],
    };
  }
}
