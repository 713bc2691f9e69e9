import { strFromU8, unzipSync } from 'fflate';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataExportDto, PersonalDataState } from '../../../../src/modules/personal-data/personal-data.dto.js';
import type { ApiClient } from '../api-client.js';
import { Writer, type Claim } from './writer.js';

/** Below the limit for data exports in production, at the scale that is allowed there, with room for repeats. */
const MOST_ROUNDS = 25;
const LOOK_EVERY_MS = 500;

/** Asks for one data export after the other, and reads each when it is ready. */
export class ExportWriter extends Writer {
  protected override readonly pauseMs = 3_000;
  /** Ids of acknowledged exports. */
  readonly asked: string[] = [];

  protected async round(count: number): Promise<void> {
    if (count >= MOST_ROUNDS) return this.stop();
    const { family } = this.pair;
    const { id } = await this.done<DataExportDto>(family, 'POST', '/personal-data/me/exports');
    this.asked.push(id);
    await untilReady(family, id);
    await this.expect(`export ${id} can be read`, family, () => isReadable(family, id));
  }

  claims(): Claim[] {
    return [
      {
        what: 'data exports',
        acknowledged: this.asked.map((id) => `${id} ready`),
        sql: `SELECT id || ' ' || state AS found FROM data_exports WHERE person_id = $1`,
        values: [this.pair.family.account.userId],
      },
    ];
  }
}

/** Waits until an export can be downloaded; rejects when it failed. */
export async function untilReady(client: ApiClient, id: string): Promise<void> {
  for (;;) {
    const { exports } = await client.until(() => client.call<PersonalDataState>('GET', '/personal-data/me'));
    const state = exports.find((one) => one.id === id)?.state;
    if (state === 'ready') return;
    if (state !== 'waiting') throw new Error(`Export ${id} is ${state ?? 'gone'}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Whether an export is a complete ZIP with the data of its person. */
export async function isReadable(client: ApiClient, id: string): Promise<boolean> {
  const file = await client.download(`/personal-data/me/exports/${id}/file`);
  const data = unzipSync(new Uint8Array(file))['your-data.json'];
  const { personId } = JSON.parse(data ? strFromU8(data) : '{}') as { personId?: string };
  return personId === client.account.userId;
}
