import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { BanNotice } from './ban-notice.entity.js';
import { peopleAmongSql } from '../../profiles/index.js';

@Injectable()
export class BanNoticesRepository {
  constructor(@InjectRepository(BanNotice) private readonly notices: Repository<BanNotice>) {}

  async add(bannedId: string, contactIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO ban_notices (contact_id, banned_id)
       SELECT person.id, $1 FROM (${peopleAmongSql('$2')}) AS person ON CONFLICT DO NOTHING`,
      [bannedId, contactIds],
    );
  }

  async removeOf(bannedId: string, manager: EntityManager): Promise<void> {
    await manager.delete(BanNotice, { bannedId });
  }

  /** Newest first. */
  async ofContact(contactId: string, limit: number): Promise<BanNotice[]> {
    return this.notices.find({ where: { contactId }, order: { createdAt: 'DESC' }, take: limit });
  }
}
