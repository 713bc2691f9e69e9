import { Column, Entity, Index, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { FactRegion } from '../../../platform/facts/index.js';
import type { VisaRuleValues } from './visa-rule-values.dto.js';

/** The rule of a visa and a passport, or for all passports, for a period. */
@Entity('visa_rules')
@Index('visa_rules_region_visa_passport_valid_from_key', ['region', 'visa', 'passport', 'validFrom'], { unique: true })
export class VisaRuleRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  region: FactRegion;

  /** Key of the visa: `417`. */
  @Column('text')
  visa: string;

  /** ISO code of a country, or `all`. */
  @Column('text')
  passport: string;

  @Column('date')
  validFrom: string;

  /** The last day; null for no end. */
  @Column('date', { nullable: true })
  validUntil: string | null;

  @Column('jsonb')
  values: VisaRuleValues;

  @Column('text')
  sourceTitle: string;

  @Column('text')
  sourceUrl: string;

  @Column('date')
  checkedOn: string;

  /** The day from which an admin has to compare it with its source again. */
  @Column('date')
  reviewBy: string;

  @Column('text', { nullable: true })
  note: string | null;

  /** Published by an admin: releases leave all rules of its visa and passport unchanged. */
  @Column('boolean', { default: false })
  edited: boolean;

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** The due date that admins were notified of. */
  @Column('date', { nullable: true })
  remindedOf: string | null;
}
