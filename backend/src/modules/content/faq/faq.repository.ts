import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { Region } from '../../country/index.js';
import type { FaqEntryRow } from './faq-entry.dto.js';

const MOST_ENTRIES = 200;

@Injectable()
export class FaqRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Families' questions, then au pairs', each in order; those of one region, or all. */
  published(region: Region | null): Promise<FaqEntryRow[]> {
    return this.sql.rows<FaqEntryRow>(
      'faq:published',
      `SELECT id, audience, region, question, answer, sources FROM faq_entries
       WHERE published AND ($1::text IS NULL OR region IS NULL OR region = $1) ORDER BY audience DESC, position, id LIMIT ${MOST_ENTRIES}`,
      [region],
    );
  }
}
