import { Injectable, Optional } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { Settings } from '../config/index.js';
import { openTransactionOf } from './ambient-transaction.js';
import { poolOf } from './connection-choice.js';

/**
 * Named prepared statements for hot paths (search pages, sending, unread counts), which the server plans once per
 * connection. Everything else uses TypeORM. Behind a pooler they are unnamed, because the next transaction may use
 * another connection.
 */
@Injectable()
export class PreparedSqlService {
  constructor(
    private readonly dataSource: DataSource,
    @Optional() private readonly settings?: Settings,
  ) {}

  /** Rows of a statement. `name` must be unique to `text`: PostgreSQL rejects another text under the same name. */
  async rows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const statement = this.settings?.databasePooled ? { text, values } : { name, text, values };
    const transaction = openTransactionOf(this.dataSource);
    if (transaction) return transaction.rows<Row>(statement);
    const result = await poolOf(this.dataSource).query<Row & pg.QueryResultRow>(statement);
    return result.rows;
  }
}
