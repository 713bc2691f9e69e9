import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MarketingConsent } from './marketing-consent.entity.js';

type NewMarketingConsent = Omit<MarketingConsent, 'id'>;

@Injectable()
export class MarketingConsentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A person's current decision; null if never asked. */
  async newestOf(personId: string, manager: EntityManager = this.dataSource.manager): Promise<MarketingConsent | null> {
    return manager.findOne(MarketingConsent, { where: { personId }, order: { id: 'DESC' } });
  }

  /** Newest first. */
  async historyOf(personId: string): Promise<MarketingConsent[]> {
    return this.dataSource.manager.find(MarketingConsent, { where: { personId }, order: { id: 'DESC' }, take: 200 });
  }

  /** False if the row of the sign-up exists. */
  async add(consent: NewMarketingConsent, manager: EntityManager): Promise<boolean> {
    const { personId, agreed, wording, source, recordedAt } = consent;
    const rows = await manager.query<unknown[]>(
      `INSERT INTO marketing_consents (person_id, agreed, wording, source, recorded_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (person_id) WHERE source = 'sign-up' DO NOTHING RETURNING id`,
      [personId, agreed, wording, source, recordedAt],
    );
    return rows.length > 0;
  }

  /** Serialises changes of one person's decisions. */
  async lock(personId: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`marketing-consent:${personId}`]);
  }
}
