import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import type { FactRegion } from '../../../platform/facts/index.js';
import { VisaRuleRow } from './visa-rule.entity.js';

/** A rule set: the rules of a visa and passport in a region. */
export interface RuleSetName {
  region: FactRegion;
  visa: string;
  passport: string;
}

/** The fields of a rule that an admin edits. */
export type RuleValues = Pick<
  VisaRuleRow,
  'validFrom' | 'validUntil' | 'values' | 'sourceTitle' | 'sourceUrl' | 'checkedOn' | 'reviewBy' | 'note'
>;

@Injectable()
export class VisaRulesRepository {
  constructor(@InjectRepository(VisaRuleRow) private readonly rows: Repository<VisaRuleRow>) {}

  all(): Promise<VisaRuleRow[]> {
    return this.rows.find({ order: { region: 'ASC', visa: 'ASC', passport: 'ASC', validFrom: 'ASC' } });
  }

  /**
   * Locks the rules of a visa for all passports until commit: a passport's rules depend on the base rules, which no
   * index can check.
   */
  async lock(name: RuleSetName, manager: EntityManager): Promise<VisaRuleRow[]> {
    const { region, visa } = name;
    await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('visa_rules:' || $1 || '.' || $2, 0))", [
      region,
      visa,
    ]);
    return this.ofVisa(name, manager);
  }

  ofVisa({ region, visa }: RuleSetName, manager: EntityManager): Promise<VisaRuleRow[]> {
    return manager.find(VisaRuleRow, { where: { region, visa }, order: { passport: 'ASC', validFrom: 'ASC' } });
  }

  async add(row: RuleValues & RuleSetName & { id: string }, manager: EntityManager): Promise<void> {
    await manager.insert(VisaRuleRow, { ...row, edited: true });
  }

  /** Raises its version. */
  async change(id: string, values: RuleValues, manager: EntityManager): Promise<void> {
    await manager.update(VisaRuleRow, { id }, { ...values, edited: true });
  }

  /** Raises all their versions. */
  async confirm(
    ids: string[],
    days: Pick<RuleValues, 'checkedOn' | 'reviewBy'>,
    manager: EntityManager,
  ): Promise<void> {
    if (ids.length > 0) await manager.update(VisaRuleRow, { id: In(ids) }, { ...days, edited: true });
  }

  async remove(ids: string[], manager: EntityManager): Promise<void> {
    if (ids.length > 0) await manager.delete(VisaRuleRow, { id: In(ids) });
  }

  /** Names of the rule sets that an admin has published, as `region.visa.passport`. */
  async editedSets(): Promise<Set<string>> {
    const rows = await this.rows.find({
      select: { region: true, visa: true, passport: true },
      where: { edited: true },
    });
    return new Set(rows.map(({ region, visa, passport }) => `${region}.${visa}.${passport}`));
  }

  /** Records the due date of each row, and returns rows that no one was notified of. */
  async remind(ids: readonly string[], manager: EntityManager): Promise<Set<string>> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE visa_rules SET reminded_of = review_by
       WHERE id = ANY($1::uuid[]) AND reminded_of IS DISTINCT FROM review_by RETURNING id`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
