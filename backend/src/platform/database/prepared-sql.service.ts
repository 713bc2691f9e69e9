import { Injectable, Optional } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { Settings } from '../config/index.js';
import { openTransactionOf } from './ambient-transaction.js';
import { poolOf } from './connection-choice.js';

/**
 * Named prepared statements for the hot paths (search pages, sending, unread counts): the server plans them once
 * per connection. Everything else goes through TypeORM. Behind a pooler they are not
 * named, since the next transaction may run on a connection that does not know the name.
 */
@Injectable()
export class PreparedSqlService {
  constructor(
    private readonly dataSource: DataSource,
    @Optional() private readonly settings?: Settings,
  ) {}

  /** Rows of one statement. `name` must be unique to `text`: PostgreSQL refuses another text under the same name. */
  async rows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const statement = this.settings?.databasePooled ? { text, values } : { name, text, values };
    const transaction = openTransactionOf(this.dataSource);
    if (transaction) return transaction.rows<Row>(statement);
    const result = await poolOf(this.dataSource).query<Row & pg.QueryResultRow>(statement);
    return result.rows;
  }
}
