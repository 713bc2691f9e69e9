import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { ClockService } from '../clock/index.js';
import { CachedRows, type EntityManager } from '../database/index.js';
import { assertNoProblems, DomainError, type FieldMessages } from '../errors/index.js';
import { BroadcastService } from '../events/index.js';
import type { SiteSetting, CurrentSetting } from './site-setting.js';
import type { SiteSettingRow } from './site-setting.entity.js';
import { SiteSettingsRepository } from './site-settings.repository.js';

declare module '../events/broadcast.service.js' {
  interface BroadcastTopics {
    'site-settings.changed': { key: string };
  }
}

type Rows = ReadonlyMap<string, SiteSettingRow>;

/** A requested change. */
interface SettingChange {
  value: unknown;
  /** The version that the change is based on. If omitted, the change overwrites any version. */
  version?: number;
  updatedBy: string | null;
}

/** Runtime settings, cached; every process drops the cache after a change. */
@Injectable()
export class SiteSettingsService implements OnModuleInit {
  private readonly logger = new Logger('SiteSettings');
  private readonly declared = new Map<string, SiteSetting<object>>();
  private readonly extraChecks = new Map<string, (value: object) => FieldMessages | null>();
  private readonly cached: CachedRows<Rows>;

  constructor(
    private readonly repository: SiteSettingsRepository,
    private readonly broadcast: BroadcastService,
    private readonly clock: ClockService,
  ) {
    this.cached = new CachedRows(async () => new Map((await repository.all()).map((row) => [row.key, row])));
  }

  onModuleInit(): void {
    this.broadcast.on('site-settings.changed', () => this.forget());
  }

  /**
   * Registers the setting for Admin. Call it in `onModuleInit`. `problemsOf` returns values not allowed today, such as a
   * last day in the past; stored values stay readable.
   */
  declare<Value extends object>(
    setting: SiteSetting<Value>,
    problemsOf?: (value: Value) => FieldMessages | null,
  ): void {
    this.declared.set(setting.key, setting);
    if (problemsOf) this.extraChecks.set(setting.key, problemsOf as (value: object) => FieldMessages | null);
  }

  /** The current value. */
  async get<Value extends object>(setting: SiteSetting<Value>): Promise<Value> {
    return this.current(setting, (await this.cached.read()).get(setting.key)).value;
  }

  /** Every declared setting, by key. */
  async list(): Promise<CurrentSetting[]> {
    const rows = await this.cached.read();
    const settings = [...this.declared.values()].sort((a, b) => a.key.localeCompare(b.key));
    return settings.map((setting) => this.current(setting, rows.get(setting.key)));
  }

  /** A declared setting. Throws `not_found`. */
  async read(key: string): Promise<CurrentSetting> {
    return this.current(this.known(key), (await this.cached.read()).get(key));
  }

  /** The declared setting of a key. Throws `not_found`. */
  known(key: string): SiteSetting<object> {
    const setting = this.declared.get(key);
    if (!setting) throw new DomainError('not_found');
    return setting;
  }

  /**
   * Changes a setting in the manager's transaction and returns the states before and after. To read it in this process
   * right after the commit, call `forget` first. Throws `validation_failed` with messages per field
   * (`value.percentOff`), and `stale_edit` with the current setting if the version is outdated.
   */
  async set<Value extends object>(
    setting: SiteSetting<Value>,
    { value, version, updatedBy }: SettingChange,
    manager: EntityManager,
  ): Promise<{ before: CurrentSetting<Value>; after: CurrentSetting<Value> }> {
    const checked = this.checked(setting, value);
    const before = await this.locked(setting, manager);
    if (version !== undefined && version !== before.version) throw stale(setting, before);
    const changed = { key: setting.key, version: before.version + 1, updatedAt: this.clock.now(), updatedBy };
    const after = { ...changed, value: checked };
    // Two concurrent first changes: there was no row to lock.
    if (!(await this.repository.write(after, manager))) throw stale(setting, await this.locked(setting, manager));
    await this.broadcast.publish('site-settings.changed', { key: setting.key }, manager);
    return { before, after };
  }

  /** Checks whether the change could be made now; returns the value as it would be stored. Throws like `set`. */
  async examine<Value extends object>(
    setting: SiteSetting<Value>,
    { value, version }: Pick<SettingChange, 'value' | 'version'>,
    manager: EntityManager,
  ): Promise<Value> {
    const checked = this.checked(setting, value);
    const before = await this.locked(setting, manager);
    if (version !== undefined && version !== before.version) throw stale(setting, before);
    return checked;
  }

  private checked<Value extends object>(setting: SiteSetting<Value>, value: unknown): Value {
    const checked = setting.schema.safeParse(value);
    if (!checked.success) throw new DomainError('validation_failed', { fields: settingErrors(checked.error) });
    assertNoProblems(this.extraChecks.get(setting.key)?.(checked.data) ?? {});
    return checked.data;
  }

  /** Drops the cache of this process. */
  forget(): void {
    this.cached.forget();
  }

  private async locked<Value extends object>(
    setting: SiteSetting<Value>,
    manager: EntityManager,
  ): Promise<CurrentSetting<Value>> {
    return this.current(setting, await this.repository.lock(setting.key, manager));
  }

  /** A value of an earlier release may lack new fields; an invalid one counts as missing. */
  private current<Value extends object>(
    { key, schema, standard }: SiteSetting<Value>,
    row: SiteSettingRow | null | undefined,
  ): CurrentSetting<Value> {
    if (!row) return { key, value: standard, version: 0, updatedAt: null, updatedBy: null };
    const { version, updatedAt, updatedBy } = row;
    const stored = schema.safeParse({ ...standard, ...row.value });
    if (!stored.success)
      this.logger.warn({ setting: key, unfit: stored.error.issues.map(({ path }) => path.join('.')) });
    return { key, value: stored.success ? stored.data : standard, version, updatedAt, updatedBy };
  }
}

/** The shape in which Admin answers with a setting. */
const stale = ({ standard }: { standard: object }, { updatedAt, ...current }: CurrentSetting): DomainError =>
  new DomainError('stale_edit', {
    current: { ...current, standard, updatedAt: updatedAt?.toISOString() ?? null },
  });

/** Errors of a value, by field name as sent inside `value`. */
function settingErrors({ issues }: z.ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of issues) {
    for (const name of namesOf(issue)) (fields[name] ??= []).push(wordsOf(issue, name));
  }
  return fields;
}

const within = (path: PropertyKey[]): string => ['value', ...path].map(String).join('.');

const namesOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => within([...issue.path, key])) : [within(issue.path)];

const wordsOf = (issue: z.core.$ZodIssue, name: string): string =>
  issue.code === 'unrecognized_keys' ? `${name.split('.').at(-1)} is not accepted here` : issue.message;
