import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, Repository, type EntityManager } from 'typeorm';
import { KEEP_EVIDENCE_DAYS } from './checks.js';
import { VerificationReference } from './verification-reference.entity.js';

type NewReference = Pick<
  VerificationReference,
  'checkId' | 'refereeName' | 'refereeEmail' | 'relationship' | 'tokenHash' | 'expiresAt' | 'mailedAt'
>;

const DAY_MS = 24 * 60 * 60 * 1_000;

@Injectable()
export class ReferencesRepository {
  constructor(
    @InjectRepository(VerificationReference) private readonly references: Repository<VerificationReference>,
  ) {}

  async add(reference: NewReference, manager: EntityManager): Promise<void> {
    await manager.insert(VerificationReference, reference);
  }

  async save(reference: VerificationReference, manager: EntityManager): Promise<void> {
    await manager.save(VerificationReference, reference);
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(VerificationReference, { id });
  }

  /** The reference of a token; null if it was used, replaced or has expired. */
  async byToken(tokenHash: Buffer, now: Date): Promise<(VerificationReference & { userId: string }) | null> {
    const reference = await this.references.findOneBy({ tokenHash });
    if (!reference || reference.expiresAt <= now) return null;
    const [owner] = await this.references.query<{ userId: string }[]>(
      'SELECT user_id AS "userId" FROM verification_checks WHERE id = $1',
      [reference.checkId],
    );
    return owner ? { ...reference, ...owner } : null;
  }

  /** Deletes names, addresses and answers after their retention period, and keeps the result and its date. */
  async erase(now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE verification_references
       SET referee_name = NULL, referee_email = NULL, answer = NULL, token_hash = NULL, erase_after = NULL
       WHERE erase_after <= $1`,
      [now],
    );
  }

  /** Deletes requests that no one answered, as long after their link ended as evidence is kept. */
  async deleteUnanswered(now: Date, manager: EntityManager): Promise<void> {
    const ended = new Date(now.getTime() - KEEP_EVIDENCE_DAYS * DAY_MS);
    await manager.delete(VerificationReference, { state: 'asked', expiresAt: LessThanOrEqual(ended) });
  }
}
