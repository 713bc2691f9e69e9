import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { literalInLike } from '../../../platform/database/index.js';
import type { PreciseCursorPosition } from '../../../platform/http/index.js';
import type { Region } from '../../country/index.js';
import { AgreementAcceptance } from '../agreement-acceptance.entity.js';
import { AgreementVersion } from '../agreement-version.entity.js';
import { Agreement } from '../agreement.entity.js';
import type { AgreementState } from '../agreement-states.js';
import { peopleFoundSql } from '../../profiles/index.js';

/** Null fields match everything. Days are ISO dates of the first day of the placement. */
interface RegisterFilter {
  state: AgreementState | null;
  region: Region | null;
  startsFrom: string | null;
  startsTo: string | null;
  /** Part of the name, username or address of either; accents are ignored. */
  search: string | null;
}

export interface RegisterRow {
  id: string;
  state: AgreementState;
  region: Region;
  familyId: string;
  auPairId: string;
  currentVersion: number;
  startsOn: string | null;
  endsOn: string | null;
  endedOn: string | null;
  changedAt: Date;
  position: number;
}

/** The people who proposed and signed each version, without their messages. */
export interface RegisteredVersions {
  versions: Pick<AgreementVersion, 'number' | 'authorId' | 'createdAt'>[];
  signatures: Pick<AgreementAcceptance, 'version' | 'personId' | 'acceptedAt'>[];
}

/** The people who match the search, found once by an index instead of once per agreement. */
const MEANT = `
  ${peopleFoundSql(`'%' || folded($5) || '%'`)} AND $5::text IS NOT NULL`;

const PAGE = `
  WITH meant AS MATERIALIZED (${MEANT})
  SELECT id, state, region, family_id AS "familyId", au_pair_id AS "auPairId", current_version AS "currentVersion",
    to_char(starts_on, 'YYYY-MM-DD') AS "startsOn", to_char(ends_on, 'YYYY-MM-DD') AS "endsOn",
    to_char(ended_on, 'YYYY-MM-DD') AS "endedOn", changed_at AS "changedAt", (extract(epoch FROM changed_at) * 1000000)::float8 AS position
  FROM agreements AS one
  WHERE current_version > 0
    AND ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR region = $2)
    AND ($3::date IS NULL OR starts_on >= $3) AND ($4::date IS NULL OR starts_on <= $4)
    AND ($5::text IS NULL OR family_id IN (SELECT user_id FROM meant) OR au_pair_id IN (SELECT user_id FROM meant))
    AND ($6::float8 IS NULL OR (changed_at, id) < ('epoch'::timestamptz + $6::float8 * interval '1 microsecond', $7::uuid))
  ORDER BY changed_at DESC, id DESC LIMIT $8`;

/** Everyone's agreements, for admins. Drafts that were never proposed are not included. */
@Injectable()
export class AgreementRegisterRepository {
  constructor(@InjectRepository(Agreement) private readonly agreements: Repository<Agreement>) {}

  /** Latest changes first. */
  page(filter: RegisterFilter, after: PreciseCursorPosition | null, limit: number): Promise<RegisterRow[]> {
    const { state, region, startsFrom, startsTo, search } = filter;
    return this.agreements.query(PAGE, [
      ...[state, region, startsFrom, startsTo, search && literalInLike(search)],
      ...[after?.at ?? null, after?.id ?? null, limit],
    ]);
  }

  async versions(agreementId: string): Promise<RegisteredVersions> {
    const { manager } = this.agreements;
    const [versions, signatures] = await Promise.all([
      manager.find(AgreementVersion, {
        select: { agreementId: true, number: true, authorId: true, createdAt: true },
        where: { agreementId },
        order: { number: 'ASC' },
      }),
      manager.find(AgreementAcceptance, {
        select: { agreementId: true, version: true, personId: true, acceptedAt: true },
        where: { agreementId },
        order: { acceptedAt: 'ASC' },
      }),
    ]);
    return { versions, signatures };
  }
}
