import { Check, Column, CreateDateColumn, Entity, Exclusion, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Region } from '../country/index.js';
import type { VisaLimitDto } from '../visas/index.js';
import type { AgreementState } from './agreement-states.js';

/**
 * An agreement between a family and an au pair, from the first draft to the last day. People have no foreign keys, so
 * that agreements outlive accounts. A trigger locks terms, people and dates once it is confirmed.
 */
@Entity('agreements')
@Index(['familyId', 'createdAt'])
@Index(['auPairId', 'createdAt'])
@Index('agreements_one_open_idx', ['conversationId'], {
  unique: true,
  where: `state IN ('proposed', 'countered', 'accepted')`,
})
@Index('agreements_one_draft_idx', ['conversationId', 'authorId'], { unique: true, where: `state = 'draft'` })
@Index('agreements_running_idx', ['startsOn', 'endsOn'], { where: `state IN ('confirmed', 'active')` })
@Index('agreements_proposed_idx', ['changedAt', 'id'], { where: 'current_version > 0' })
@Index('agreements_confirmed_at_idx', ['confirmedAt'], { where: 'confirmed_at IS NOT NULL' })
@Exclusion(
  'agreements_au_pair_days_excl',
  `USING gist ("au_pair_id" WITH =, daterange("starts_on", coalesce("ended_on", "ends_on"), '[]') WITH &&) WHERE ("state" IN ('confirmed', 'active', 'completed', 'ended_early'))`,
)
@Check(
  'agreements_state_check',
  `"state" IN ('draft', 'proposed', 'countered', 'accepted', 'confirmed', 'active', 'completed', 'ended_early', 'cancelled')`,
)
@Check('agreements_region_check', `"region" IN ('australia', 'newzealand')`)
@Check('agreements_two_people_check', `"family_id" <> "au_pair_id"`)
@Check('agreements_author_check', `"author_id" IN ("family_id", "au_pair_id")`)
@Check(
  'agreements_dates_check',
  `"state" IN ('draft', 'cancelled') OR ("current_version" > 0 AND "starts_on" < "ends_on")`,
)
@Check('agreements_ended_on_check', `"ended_on" BETWEEN "starts_on" AND "ends_on"`)
@Check(
  'agreements_confirmed_check',
  `"state" NOT IN ('confirmed', 'active', 'completed', 'ended_early') OR ("confirmed_at" IS NOT NULL AND "fingerprint" IS NOT NULL)`,
)
export class Agreement {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Conversation')
  conversationId: string;

  @Column('uuid')
  familyId: string;

  @Column('uuid')
  auPairId: string;

  /** Where the family lives; decides the currency and the norms. */
  @Column('text')
  region: Region;

  /** The family's time zone, in which the first day begins and the last one ends. */
  @Column('text')
  timeZone: string;

  @Column('text')
  state: AgreementState;

  /** The author of the current version; of the draft while nothing is proposed. */
  @Column('uuid')
  authorId: string;

  /** 0 until it is proposed. */
  @Column('integer', { default: 0 })
  currentVersion: number;

  /** First and last day of the current version, as ISO dates. */
  @Column('date', { nullable: true })
  startsOn: string | null;

  @Column('date', { nullable: true })
  endsOn: string | null;

  /** Of the version that both signed. */
  @Column('text', { nullable: true })
  fingerprint: string | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** How the dates exceeded the au pair's visa on the day of the second signature; null if they did not. */
  @Column('jsonb', { nullable: true })
  visaNote: VisaLimitDto | null;

  /** The actual last day, if it ended early. */
  @Column('date', { nullable: true })
  endedOn: string | null;

  /** Who cancelled or ended it, and why. */
  @Column('uuid', { nullable: true })
  closedById: string | null;

  @Column('text', { nullable: true })
  closedReason: string | null;

  /** When its state or version last changed. */
  @Column('timestamptz')
  changedAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
