import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError, type FieldMessages } from '../../../platform/errors/index.js';
import { LegalFactsService } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';
import { questionOf, VisaRulePublishingService, VisaRuleTrialsService, VisaRulesService } from '../../visas/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import {
  toAdminVisaRule,
  toAdminVisaRuleSet,
  toWrittenRules,
  type AdminVisaConfirmationInput,
  type AdminVisaRuleSet,
  type AdminVisaRuleSets,
  type AdminVisaRulesInput,
} from './visa-rule.dto.js';
import { toTrialResult, type AdminVisaTrial, type AdminVisaTrialInput } from './visa-trial.dto.js';

const SUBJECT = 'visa-rules';

interface SetName {
  region: string;
  visa: string;
  passport: string;
}

/** Tests and publishes visa rules; the audit log keeps the previous ones. */
@Injectable()
export class VisaRulesAdminService {
  constructor(
    private readonly publishing: VisaRulePublishingService,
    private readonly trials: VisaRuleTrialsService,
    private readonly rules: VisaRulesService,
    private readonly facts: LegalFactsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  async list(region: Region): Promise<AdminVisaRuleSets> {
    return { items: (await this.publishing.list(region)).map(toAdminVisaRuleSet) };
  }

  /** Throws `not_found`. */
  async read({ region, visa, passport }: SetName): Promise<AdminVisaRuleSet> {
    return toAdminVisaRuleSet(await this.publishing.read(region, visa, passport));
  }

  /** Stores nothing. Throws `not_found`, and `validation_failed` for invalid people. */
  async try({ region, visa, passport }: SetName, { rules, people }: AdminVisaTrialInput): Promise<AdminVisaTrial> {
    const written = toWrittenRules(rules);
    const { region: known } = await this.publishing.read(region, visa, passport);
    const today = this.facts.dayIn(known);
    const own = people.map((person, index) => ({
      title: '',
      question: withFieldsAt(`people.${index}`, () => questionOf(person, today)),
      day: null,
    }));
    const [fields, results] = await Promise.all([
      this.publishing.problems(region, visa, passport, written),
      this.trials.results({ region: known, visa, passport }, written, own),
    ]);
    const problems = Object.entries(fields).flatMap(([field, found]) => found.map((message) => ({ field, message })));
    return { problems, results: results.map(toTrialResult) };
  }

  /** Throws `not_found`, `validation_failed` and `stale_edit`. */
  async publish(actorId: string, name: SetName, { revision, rules }: AdminVisaRulesInput): Promise<AdminVisaRuleSet> {
    await this.transactions.run(async (manager) => {
      const { before, after } = await this.publishing.publish({ ...name, revision }, toWrittenRules(rules), manager);
      const [old, now] = [before, after].map(({ rows }) => ({ rules: rows.map(toAdminVisaRule) }));
      await this.audit.record(
        {
          actorId,
          subjectType: SUBJECT,
          subjectId: idOf(name),
          action: 'visa-rules.published',
          before: old,
          after: now,
        },
        manager,
      );
    });
    this.rules.forget();
    return this.read(name);
  }

  /** Throws `not_found` and `validation_failed`. */
  async confirm(
    actorId: string,
    { region, visa }: Omit<SetName, 'passport'>,
    { checkedOn, reviewBy }: AdminVisaConfirmationInput,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      const count = await this.publishing.confirm(region, visa, { checkedOn, reviewBy }, manager);
      await this.audit.record(
        {
          actorId,
          subjectType: SUBJECT,
          subjectId: `${region}.${visa}`,
          action: 'visa-rules.confirmed',
          after: { rules: count, checkedOn, reviewBy },
        },
        manager,
      );
    });
    this.rules.forget();
  }
}

/** Prefixes the fields of a validation error with their place in the whole input. */
function withFieldsAt<Value>(place: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([field, found]) => [`${place}.${field}`, found]);
    throw new DomainError('validation_failed', { fields: Object.fromEntries(fields) as FieldMessages });
  }
}

const idOf = ({ region, visa, passport }: SetName): string => `${region}.${visa}.${passport}`;
