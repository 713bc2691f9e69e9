import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';

/**
 * Named prepared statements for the hot paths (search pages, sending, unread counts): the server plans them once
 * per connection. Everything else goes through TypeORM.
 */
@Injectable()
export class PreparedSql {
  constructor(private readonly dataSource: DataSource) {}

  /** Rows of one statement. `name` must be unique to `text`: PostgreSQL refuses another text under the same name. */
  async rows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row & pg.QueryResultRow>({ name, text, values });
    return result.rows;
  }

  private get pool(): pg.Pool {
    return (this.dataSource.driver as unknown as { master: pg.Pool }).master;
  }
}
