import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const BREACH_DECISIONS = ['notify', 'no_notice'] as const;
export type BreachDecision = (typeof BREACH_DECISIONS)[number];

/** A data breach: what happened, and what was decided and done about it. Closed only with the decision and its times. */
@Entity('data_breaches')
@Check('data_breaches_decision_check', `"decision" IN ('notify', 'no_notice')`)
@Check(
  'data_breaches_closed_check',
  `"closed_at" IS NULL OR ("decision" IS NOT NULL AND "reason" IS NOT NULL AND "decided_at" IS NOT NULL AND ("decision" = 'no_notice' OR ("regulators_told_at" IS NOT NULL AND "people_told_at" IS NOT NULL)))`,
)
export class DataBreach {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Rises with each change, so that no admin overwrites another. */
  @Column('integer', { default: 1 })
  version: number;

  /** From this moment on the terms of the regulators run. */
  @Column({ type: 'timestamptz', precision: 3 })
  noticedAt: Date;

  @Column('text')
  whatHappened: string;

  @Column('integer', { nullable: true })
  peopleAffected: number | null;

  @Column('text', { nullable: true })
  decision: BreachDecision | null;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  regulatorsToldAt: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  peopleToldAt: Date | null;

  @Column('uuid')
  recordedBy: string;

  @Column('uuid', { nullable: true })
  closedBy: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closedAt: Date | null;
}
