import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { HouseholdInvitation } from './household-invitation.entity.js';
import { HouseholdMember } from './household-member.entity.js';

export interface SeatedCoParent {
  accountId: string;
  familyId: string;
  familyName: string;
  name: string;
  email: string;
  joinedAt: Date;
}

export interface OpenInvitation {
  familyId: string;
  familyName: string;
  email: string;
  expiresAt: Date;
}

interface NewInvitation {
  familyId: string;
  email: string;
  tokenHash: Buffer;
  /** Seconds from now. */
  lifetime: number;
}

const CO_PARENT = `
  SELECT h.account_id AS "accountId", h.family_id AS "familyId", coalesce(p.name, owner.username::text) AS "familyName",
    h.name, a.email::text, h.joined_at AS "joinedAt"
  FROM household_members h JOIN accounts a ON a.id = h.account_id JOIN accounts owner ON owner.id = h.family_id
  LEFT JOIN profile_summaries p ON p.id = h.family_id`;

const INVITATION = `
  SELECT i.family_id AS "familyId", coalesce(p.name, owner.username::text) AS "familyName", i.email::text,
    i.expires_at AS "expiresAt"
  FROM household_invitations i JOIN accounts owner ON owner.id = i.family_id
  LEFT JOIN profile_summaries p ON p.id = i.family_id`;

/** Families with a closed account take no one in. */
const USABLE = `i.token_hash = $1 AND i.expires_at > now() AND owner.disabled_at IS NULL AND owner.user_type = 'family'`;

/**
 * Who wrote something for a family, as a JSON object: null for the account holder, and without a name once the
 * co-parent has left. `column` holds the co-parent's id.
 */
export const writtenBySql = (column: string): string => `
  CASE WHEN ${column} IS NOT NULL THEN jsonb_build_object('name',
    (SELECT h.name FROM household_members h WHERE h.account_id = ${column})) END`;

@Injectable()
export class HouseholdRepository {
  constructor(
    @InjectRepository(HouseholdMember) private readonly members: Repository<HouseholdMember>,
    @InjectRepository(HouseholdInvitation) private readonly invitations: Repository<HouseholdInvitation>,
  ) {}

  async coParentOf(familyId: string, manager: EntityManager = this.members.manager): Promise<SeatedCoParent | null> {
    const [row] = await manager.query<SeatedCoParent[]>(`${CO_PARENT} WHERE h.family_id = $1`, [familyId]);
    return row ?? null;
  }

  async seatOf(accountId: string, manager: EntityManager = this.members.manager): Promise<SeatedCoParent | null> {
    const [row] = await manager.query<SeatedCoParent[]>(`${CO_PARENT} WHERE h.account_id = $1`, [accountId]);
    return row ?? null;
  }

  /** The invitation of a family, also one that has expired. */
  async invitationOf(familyId: string): Promise<OpenInvitation | null> {
    const [row] = await this.invitations.query<OpenInvitation[]>(`${INVITATION} WHERE i.family_id = $1`, [familyId]);
    return row ?? null;
  }

  /** Locks the invitation until commit. False if it was withdrawn, used up or replaced by one to another address. */
  async lockInvitation({ familyId, email }: OpenInvitation, manager: EntityManager): Promise<boolean> {
    const lock = { mode: 'pessimistic_write' } as const;
    return (await manager.findOne(HouseholdInvitation, { where: { familyId, email }, lock })) !== null;
  }

  /** Finds the invitation of a valid link. */
  async findUsable(
    tokenHash: Buffer,
    manager: EntityManager = this.invitations.manager,
  ): Promise<OpenInvitation | null> {
    const [row] = await manager.query<OpenInvitation[]>(`${INVITATION} WHERE ${USABLE}`, [tokenHash]);
    return row ?? null;
  }

  /** Replaces the invitation that the family had; its link stops working. */
  async putInvitation({ familyId, email, tokenHash, lifetime }: NewInvitation, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO household_invitations (family_id, email, token_hash, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))
       ON CONFLICT (family_id) DO UPDATE
       SET email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`,
      [familyId, email, tokenHash, lifetime],
    );
  }

  /** Uses the invitation up: of two who try at once, one gets `false`. */
  async useUp(tokenHash: Buffer, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(HouseholdInvitation, { tokenHash });
    return affected === 1;
  }

  /** False where there was none. */
  async deleteInvitation(familyId: string, manager: EntityManager = this.invitations.manager): Promise<boolean> {
    const { affected } = await manager.delete(HouseholdInvitation, { familyId });
    return affected === 1;
  }

  async insertMember(
    member: Pick<HouseholdMember, 'accountId' | 'familyId' | 'name'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(HouseholdMember, member);
  }
}
