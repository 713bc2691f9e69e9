import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { SiteSettingsService, type CurrentSetting } from '../../../platform/site-settings/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import {
  toSiteSettingDto,
  type SiteSettingDto,
  type SiteSettingInput,
  type SiteSettingsList,
} from './site-setting.dto.js';
import { messages } from './texts.js';

/** The offer sets the price for every family, so one admin alone cannot change it. */
const TWO_ADMINS = new Set(['offer']);

interface DecidingAdmins {
  proposedBy: string;
  /** Null if one admin is enough. */
  agreedBy: string | null;
}

/** Admins read and change the site settings; the audit log records each change and its reason. */
@Injectable()
export class SettingChangesService {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  async list(): Promise<SiteSettingsList> {
    return { items: (await this.settings.list()).map((current) => this.toDto(current)) };
  }

  /** Throws `not_found`. */
  async read(key: string): Promise<SiteSettingDto> {
    return this.toDto(await this.settings.read(key));
  }

  /**
   * Throws `second_admin_required` for the offer, `not_found`, `validation_failed` with messages per field, and
   * `stale_edit` with the current setting.
   */
  async change(actorId: string, key: string, input: SiteSettingInput): Promise<SiteSettingDto> {
    if (TWO_ADMINS.has(key)) throw new DomainError('second_admin_required', { message: messages.secondAdmin });
    const changed = await this.transactions
      .run((manager) => this.write({ proposedBy: actorId, agreedBy: null }, key, input, manager))
      .finally(() => this.settings.forget());
    return this.toDto(changed);
  }

  /** Checks whether a change could be made now; returns the value as it would be stored. Throws the same. */
  examine(key: string, change: Pick<SiteSettingInput, 'value' | 'version'>): Promise<object> {
    const setting = this.settings.known(key);
    return this.transactions.run((manager) => this.settings.examine(setting, change, manager));
  }

  /** Makes a change that two admins have approved. Throws the same. */
  async changeAgreed(
    admins: DecidingAdmins,
    key: string,
    input: SiteSettingInput,
    manager: EntityManager,
  ): Promise<void> {
    await this.write(admins, key, input, manager);
  }

  private async write(
    { proposedBy, agreedBy }: DecidingAdmins,
    key: string,
    { value, version, reason }: SiteSettingInput,
    manager: EntityManager,
  ): Promise<CurrentSetting> {
    const change = { value, version, updatedBy: proposedBy };
    const { before, after } = await this.settings.set(this.settings.known(key), change, manager);
    await this.audit.record(
      {
        actorId: agreedBy ?? proposedBy,
        action: 'setting.changed',
        subjectType: 'setting',
        subjectId: key,
        reason,
        before: { ...before.value },
        after: { ...after.value, ...(agreedBy && { proposedBy, agreedBy }) },
      },
      manager,
    );
    await this.transactions.afterCommit(() => this.settings.forget());
    return after;
  }

  private toDto(current: CurrentSetting): SiteSettingDto {
    return toSiteSettingDto(current, this.settings.known(current.key));
  }
}
