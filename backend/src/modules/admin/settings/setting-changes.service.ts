import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { SiteSettings, type StandingSetting } from '../../../platform/site-settings/index.js';
import { AuditLog } from '../audit/audit-log.js';
import {
  toSiteSettingDto,
  type SiteSettingDto,
  type SiteSettingInput,
  type SiteSettingsList,
} from './site-setting.dto.js';

/** Administrators read and change what governs the running product; who changed what, from what, and why is kept. */
@Injectable()
export class SettingChanges {
  constructor(
    private readonly settings: SiteSettings,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  async list(): Promise<SiteSettingsList> {
    return { items: (await this.settings.list()).map((standing) => this.toDto(standing)) };
  }

  /** Throws `not_found`. */
  async read(key: string): Promise<SiteSettingDto> {
    return this.toDto(await this.settings.read(key));
  }

  /** Throws `not_found`, `validation_failed` with messages per field, and `stale_edit` with the setting as it stands. */
  async change(actorId: string, key: string, { value, version, reason }: SiteSettingInput): Promise<SiteSettingDto> {
    const setting = this.settings.known(key);
    const changed = await this.transactions
      .run(async (manager) => {
        const change = { value, version, updatedBy: actorId };
        const { before, after } = await this.settings.set(setting, change, manager);
        await this.audit.record(
          {
            actorId,
            action: 'setting.changed',
            subjectType: 'setting',
            subjectId: key,
            reason,
            before: { ...before.value },
            after: { ...after.value },
          },
          manager,
        );
        await this.transactions.afterCommit(() => this.settings.forget());
        return after;
      })
      .finally(() => this.settings.forget());
    return this.toDto(changed);
  }

  private toDto(standing: StandingSetting): SiteSettingDto {
    return toSiteSettingDto(standing, this.settings.known(standing.key));
  }
}
