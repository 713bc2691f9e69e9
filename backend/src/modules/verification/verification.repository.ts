import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository, type EntityManager } from 'typeorm';
import type { UserType } from '../../platform/identity/index.js';
import type { CheckKind } from './checks.js';
import { VerificationCheck } from './verification-check.entity.js';
import { VerificationFile } from './verification-file.entity.js';
import { VerificationReference } from './verification-reference.entity.js';
import { lockProfileSql } from '../profiles/index.js';

interface VerifiedPerson {
  id: string;
  userType: UserType;
  email: string;
}

/** Checks with their evidence. Every change takes the lock of its check. */
@Injectable()
export class VerificationRepository {
  constructor(@InjectRepository(VerificationCheck) private readonly checks: Repository<VerificationCheck>) {}

  async person(id: string, manager: EntityManager = this.checks.manager): Promise<VerifiedPerson | null> {
    const [row] = await manager.query<VerifiedPerson[]>(
      'SELECT id, user_type AS "userType", email::text FROM profile_summaries WHERE id = $1',
      [id],
    );
    return row ?? null;
  }

  /** The person's public name: an au pair's first name, a family's name, otherwise the username. */
  async nameOf(id: string, manager: EntityManager = this.checks.manager): Promise<string> {
    const [row] = await manager.query<{ name: string }[]>('SELECT name FROM profile_summaries WHERE id = $1', [id]);
    return row?.name ?? '';
  }

  /** Serialises decisions about one person, so that the second sees the first. */
  async lockPerson(id: string, manager: EntityManager): Promise<VerifiedPerson | null> {
    await manager.query(lockProfileSql('$1'), [id]);
    return this.person(id, manager);
  }

  /** The person's check, created if missing, locked until commit. */
  async lock(userId: string, kind: CheckKind, manager: EntityManager): Promise<VerificationCheck> {
    await manager.createQueryBuilder().insert().into(VerificationCheck).values({ userId, kind }).orIgnore().execute();
    return manager.findOneOrFail(VerificationCheck, { where: { userId, kind }, lock: { mode: 'pessimistic_write' } });
  }

  async lockById(id: string, manager: EntityManager): Promise<VerificationCheck | null> {
    return manager.findOne(VerificationCheck, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Stores a locked check under its next version. */
  async save(check: VerificationCheck, manager: EntityManager): Promise<void> {
    check.version += 1;
    await manager.save(VerificationCheck, check);
  }

  async find(id: string): Promise<VerificationCheck | null> {
    return this.checks.findOneBy({ id });
  }

  async ofPerson(userId: string, manager: EntityManager = this.checks.manager): Promise<VerificationCheck[]> {
    return manager.findBy(VerificationCheck, { userId });
  }

  async filesOf(
    checkIds: readonly string[],
    manager: EntityManager = this.checks.manager,
  ): Promise<VerificationFile[]> {
    return manager.find(VerificationFile, {
      where: { checkId: In(checkIds) },
      order: { uploadedAt: 'ASC', id: 'ASC' },
    });
  }

  async referencesOf(
    checkIds: readonly string[],
    manager: EntityManager = this.checks.manager,
  ): Promise<VerificationReference[]> {
    return manager.find(VerificationReference, {
      where: { checkId: In(checkIds) },
      order: { mailedAt: 'ASC', id: 'ASC' },
    });
  }

  /** Before an approval is withdrawn or ends: its documents no longer count; newer ones do. */
  async discountApproved(checkId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE verification_files SET counts = false FROM verification_checks AS checks
       WHERE checks.id = $1 AND check_id = checks.id AND uploaded_at <= checks.approved_at AND delete_after IS NOT NULL`,
      [checkId],
    );
  }

  /** After a refusal: the documents of all decisions no longer count. */
  async discountGivenUp(checkId: string, manager: EntityManager): Promise<void> {
    await manager.update(VerificationFile, { checkId, deleteAfter: Not(IsNull()) }, { counts: false });
  }

  /** Schedules the deletion of a decision's evidence. */
  async giveUpEvidence(checkId: string, after: Date, manager: EntityManager): Promise<void> {
    await manager.update(VerificationFile, { checkId, deleteAfter: IsNull() }, { deleteAfter: after });
    await manager.update(
      VerificationReference,
      { checkId, state: 'answered', eraseAfter: IsNull() },
      { eraseAfter: after },
    );
  }
}
