import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { assertNoProblems, DomainError, type FieldMessages } from '../../../platform/errors/index.js';
import { BroadcastService, OutboxService } from '../../../platform/events/index.js';
import { FACT_REGIONS, LegalFactsService, placeholderProblems, wrongSource } from '../../../platform/facts/index.js';
import { countryByCode } from '../../country/index.js';
import { ALL_PASSPORTS, releasedVisas, type Visa } from './released-visas.js';
import { ruleSetProblems, type WrittenRule } from './rule-set-problems.js';
import { ruleOn } from './timeline.js';
import './visa-rule-events.js';
import type { VisaRuleRow } from './visa-rule.entity.js';
import { VisaRulesRepository, type RuleSetName } from './visa-rules.repository.js';
import { VisaRulesService } from './visa-rules.service.js';

/** The rules of a visa for a passport, oldest first. */
export interface RuleSet extends Omit<RuleSetName, 'visa'> {
  visa: Visa;
  rows: readonly VisaRuleRow[];
  current: VisaRuleRow | null;
  due: boolean;
  /** Changes with every rule; sent back when publishing. */
  revision: string;
}

/** Publishes all rules of a visa and passport at once, only without gaps and overlaps. */
@Injectable()
export class VisaRulePublishingService {
  constructor(
    private readonly repository: VisaRulesRepository,
    private readonly rules: VisaRulesService,
    private readonly facts: LegalFactsService,
    private readonly broadcast: BroadcastService,
    private readonly outbox: OutboxService,
  ) {}

  async list(region: RuleSetName['region']): Promise<RuleSet[]> {
    const rows = await this.rules.of(region);
    const order = releasedVisas(region).visas.map(({ key }) => key);
    const names = [...new Set(rows.map(({ visa, passport }) => `${visa}.${passport}`))];
    return names
      .map((name) => name.split('.') as [string, string])
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .flatMap(([key, passport]) => {
        const visa = releasedVisas(region).visas.find((one) => one.key === key);
        return visa ? [this.setOf({ region, visa: key, passport }, visa, rows)] : [];
      });
  }

  /** A passport without rules has an empty set. Throws `not_found` for an unknown visa or passport. */
  async read(region: string, visa: string, passport: string): Promise<RuleSet> {
    const [name, known] = knownName(region, visa, passport);
    return this.setOf(name, known, await this.rules.of(name.region));
  }

  /** Problems that prevent publishing, by field. Throws `not_found`. */
  async problems(
    region: string,
    visa: string,
    passport: string,
    rules: readonly WrittenRule[],
  ): Promise<FieldMessages> {
    const [name, known] = knownName(region, visa, passport);
    return this.problemsIn(name, known, rules, await this.rules.of(name.region));
  }

  /** Replaces the stored rules. Throws `not_found`, `validation_failed` by field, and `stale_edit`. */
  async publish(
    { region, visa, passport, revision }: { region: string; visa: string; passport: string; revision: string },
    written: readonly WrittenRule[],
    manager: EntityManager,
  ): Promise<{ before: RuleSet; after: RuleSet }> {
    const [name, known] = knownName(region, visa, passport);
    const rows = await this.repository.lock(name, manager);
    const before = this.setOf(name, known, rows);
    if (before.revision !== revision) throw new DomainError('stale_edit', { current: { revision: before.revision } });
    const fields = await this.problemsIn(name, known, written, rows);
    assertNoProblems(fields);
    await this.store(name, before.rows, written, manager);
    await this.broadcast.publish('visa-rules.changed', {}, manager);
    await this.outbox.add(manager, 'visa-rules.published', { region, visa, passport });
    return { before, after: this.setOf(name, known, await this.repository.ofVisa(name, manager)) };
  }

  /**
   * Confirms that the current rules of a visa were compared with their sources. Throws `not_found` and
   * `validation_failed`.
   */
  async confirm(
    region: string,
    visa: string,
    days: { checkedOn: string; reviewBy: string },
    manager: EntityManager,
  ): Promise<number> {
    const [name] = knownName(region, visa, ALL_PASSPORTS);
    const today = this.facts.dayIn(name.region);
    const valid = (await this.repository.lock(name, manager)).filter(
      ({ validFrom, validUntil }) => validFrom <= today && (validUntil === null || validUntil >= today),
    );
    const [first] = valid;
    const { checkedOn, reviewBy } = first ? wrongSource({ ...first, ...days }, today) : {};
    const fields = { ...(checkedOn ? { checkedOn } : {}), ...(reviewBy ? { reviewBy } : {}) };
    assertNoProblems(fields);
    await this.repository.confirm(
      valid.map(({ id }) => id),
      days,
      manager,
    );
    await this.broadcast.publish('visa-rules.changed', {}, manager);
    return valid.length;
  }

  private async store(
    name: RuleSetName,
    stored: readonly VisaRuleRow[],
    written: readonly WrittenRule[],
    manager: EntityManager,
  ): Promise<void> {
    // A rule with another first day is a new rule: only future ones can move.
    const stays = ({ id, validFrom }: VisaRuleRow) =>
      written.some((rule) => rule.id === id && rule.validFrom === validFrom);
    const unchanged = stored.filter(stays).map(({ id }) => id);
    await this.repository.remove(
      stored.flatMap(({ id }) => (unchanged.includes(id) ? [] : [id])),
      manager,
    );
    for (const rule of written) {
      if (rule.id !== null && unchanged.includes(rule.id))
        await this.repository.change(rule.id, valuesOf(rule), manager);
      else await this.repository.add({ ...valuesOf(rule), ...name, id: randomUUID() }, manager);
    }
  }

  private async problemsIn(
    { region, passport }: RuleSetName,
    visa: Visa,
    rules: readonly WrittenRule[],
    rows: readonly VisaRuleRow[],
  ): Promise<FieldMessages> {
    const ofVisa = rows.filter((row) => row.visa === visa.key);
    const problems = ruleSetProblems(rules, {
      visa,
      passport,
      stored: ofVisa.filter((row) => row.passport === passport),
      others: ofVisa.filter((row) => row.passport !== passport),
      today: this.facts.dayIn(region),
    });
    const texts = rules.map(({ values }) => ({ values }));
    return { ...placeholderProblems({ rules: texts }, await this.facts.today()), ...problems };
  }

  private setOf(name: RuleSetName, visa: Visa, all: readonly VisaRuleRow[]): RuleSet {
    const rows = all.filter((row) => row.visa === name.visa && row.passport === name.passport);
    const today = this.facts.dayIn(name.region);
    const current = ruleOn(rows, today);
    return {
      ...name,
      visa,
      rows,
      current,
      due: current !== null && current.reviewBy < today,
      revision: revisionOf(rows),
    };
  }
}

const revisionOf = (rows: readonly VisaRuleRow[]): string =>
  createHash('sha256')
    .update(rows.map(({ id, version }) => `${id}:${version}`).join())
    .digest('base64url')
    .slice(0, 22);

const valuesOf = (rule: WrittenRule | VisaRuleRow) => ({
  validFrom: rule.validFrom,
  validUntil: rule.validUntil,
  values: rule.values,
  sourceTitle: rule.sourceTitle,
  sourceUrl: rule.sourceUrl,
  checkedOn: rule.checkedOn,
  reviewBy: rule.reviewBy,
  note: rule.note,
});

function knownName(region: string, key: string, passport: string): [RuleSetName, Visa] {
  const known = FACT_REGIONS.find((one) => one === region);
  const visa = known && releasedVisas(known).visas.find((one) => one.key === key);
  const isPassport = passport === ALL_PASSPORTS || countryByCode(passport)?.code === passport;
  if (!known || !visa || !isPassport) throw new DomainError('not_found');
  return [{ region: known, visa: key, passport }, visa];
}
