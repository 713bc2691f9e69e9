import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { openTransactionOf } from './ambient-transaction.js';
import { poolOf } from './job-connections.service.js';

/**
 * Named prepared statements for the hot paths (search pages, sending, unread counts): the server plans them once
 * per connection. Everything else goes through TypeORM.
 */
@Injectable()
export class PreparedSqlService {
  constructor(private readonly dataSource: DataSource) {}

  /** Rows of one statement. `name` must be unique to `text`: PostgreSQL refuses another text under the same name. */
  async rows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const statement = { name, text, values };
    const transaction = openTransactionOf(this.dataSource);
    if (transaction) return transaction.rows<Row>(statement);
    const result = await poolOf(this.dataSource).query<Row & pg.QueryResultRow>(statement);
    return result.rows;
  }
}
