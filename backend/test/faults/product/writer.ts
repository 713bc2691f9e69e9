import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Photo } from '../../../src/modules/media/index.js';
import type { PersonalDataState } from '../../../src/modules/personal-data/personal-data.dto.js';
import type { AgreementDto } from '../../../src/modules/agreements/agreement.dto.js';
import type { InterviewDto } from '../../../src/modules/interviews/interview.dto.js';
import { goodTerms } from '../../support/agreements.js';
import { RefusedError, type ApiClient } from './api-client.js';

/** A family and an au pair who may do everything that the product offers to both. */
export interface FullPair {
  family: ApiClient;
  auPair: ApiClient;
  conversationId: string;
}

const DAY_MS = 86_400_000;

/** Does one kind of thing over and over while faults happen, and remembers what was acknowledged and not kept. */
export abstract class Writer {
  acknowledged = 0;
  /** Acknowledged, and not so later. */
  readonly broken: string[] = [];
  private stopped = false;

  constructor(protected readonly pair: FullPair) {}

  /** One round from beginning to end. */
  protected abstract round(count: number): Promise<void>;

  async write(): Promise<void> {
    for (let count = 0; !this.stopped; count += 1) {
      await this.round(count);
      await pause(200);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  abandon(): void {
    this.stop();
    for (const client of this.clients) client.abandon();
  }

  get clients(): ApiClient[] {
    return [this.pair.family, this.pair.auPair];
  }

  /**
   * Tries until it is acknowledged. A conflict means that an earlier try had worked and its answer was lost: then what
   * was wanted has to be there.
   */
  protected async step(
    what: string,
    client: ApiClient,
    attempt: () => Promise<unknown>,
    isDone: () => Promise<boolean>,
  ): Promise<void> {
    await client.until(async () => {
      try {
        await attempt();
        this.acknowledged += 1;
      } catch (error) {
        if (!(error instanceof RefusedError && error.status === 409 && (await isDone()))) throw error;
      }
    });
    if (!(await client.until(isDone))) this.broken.push(what);
  }
}

/** Proposes, accepts and cancels interviews. */
export class InterviewWriter extends Writer {
  protected async round(count: number): Promise<void> {
    const { family, auPair, conversationId } = this.pair;
    const day = new Date(Date.now() + (2 + (count % 60)) * DAY_MS).toISOString().slice(0, 10);
    const open = () =>
      family.call<{ interview: InterviewDto | null }>('GET', `/conversations/${conversationId}/interview`);
    let id = '';
    const isIn = (state: string) => async () =>
      (await family.call<InterviewDto>('GET', `/interviews/${id}`)).state === state;
    await this.step(
      'a proposed interview',
      family,
      async () => {
        const body = { conversationId, minutes: 30, timeZone: 'Australia/Sydney', times: [`${day}T10:00`] };
        id = (await family.call<InterviewDto>('POST', '/interviews', body)).id;
      },
      async () => {
        id = (await open()).interview?.id ?? id;
        return isIn('proposed')();
      },
    );
    const { proposals } = await auPair.until(() => auPair.call<InterviewDto>('GET', `/interviews/${id}`));
    const acceptance = { proposalId: proposals[0]?.id };
    await this.step(
      'an accepted interview',
      auPair,
      () => auPair.call('POST', `/interviews/${id}/acceptance`, acceptance),
      isIn('scheduled'),
    );
    await this.step(
      'a cancelled interview',
      family,
      () => family.call('POST', `/interviews/${id}/cancellation`, { word: '' }),
      isIn('cancelled'),
    );
  }
}

/** Drafts, proposes, signs and cancels agreements. */
export class AgreementWriter extends Writer {
  protected async round(): Promise<void> {
    const { family, auPair, conversationId } = this.pair;
    const { id } = await family.until(() => family.call<AgreementDto>('POST', '/agreements', { conversationId }));
    const path = `/agreements/${id}`;
    const isIn = (state: string) => async () => (await family.call<AgreementDto>('GET', path)).state === state;
    const sign = (client: ApiClient, state: string) =>
      this.step(
        `an agreement that is ${state}`,
        client,
        () =>
          client.call('POST', `${path}/signatures`, {
            version: 1,
            fullName: 'Lena Brandt',
            password: client.account.password,
            tellOthers: false,
          }),
        isIn(state),
      );
    await this.step(
      'a proposed agreement',
      family,
      () => family.call('POST', `${path}/versions`, { basedOn: 0, terms: goodTerms() }),
      isIn('proposed'),
    );
    await sign(auPair, 'accepted');
    await sign(family, 'confirmed');
    await this.step(
      'a cancelled agreement',
      family,
      () => family.call('POST', `${path}/cancellation`, { reason: 'Plans have changed.' }),
      isIn('cancelled'),
    );
  }
}

/** Uploads photos and deletes every other one. */
export class PhotoWriter extends Writer {
  readonly kept: string[] = [];
  readonly deleted: string[] = [];
  private picture: Buffer | undefined;

  protected async round(count: number): Promise<void> {
    const { family } = this.pair;
    this.picture ??= await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#2f7a4b' } })
      .jpeg()
      .toBuffer();
    const photo = await family.until(() => this.upload()).catch(notMore);
    if (!photo) return this.stop();
    this.acknowledged += 1;
    if (count % 2) return void this.kept.push(photo.id);
    await family.until(() => family.call('DELETE', `/photos/${photo.id}`).catch(goneAlready));
    this.acknowledged += 1;
    this.deleted.push(photo.id);
  }

  private async upload(): Promise<Photo | null> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(this.picture ?? [])], { type: 'image/jpeg' }), 'me.jpg');
    return this.pair.family.call<Photo>('POST', '/photos', form).catch(notMore);
  }
}

/** Photos whose answer was lost count too, so the limit comes sooner for some. */
function notMore(error: unknown): null {
  if (error instanceof RefusedError && error.message.includes('photo_limit_reached')) return null;
  throw error;
}

function goneAlready(error: unknown): void {
  if (!(error instanceof RefusedError && error.status === 404)) throw error;
}

/** Asks once for a data export and once for the account to be erased. */
export class PersonalDataWriter extends Writer {
  protected async round(): Promise<void> {
    this.stop();
    await pause(5_000);
    const { family } = this.pair;
    const state = () => family.call<PersonalDataState>('GET', '/personal-data/me');
    await this.step(
      'a data export',
      family,
      () => family.call('POST', '/personal-data/me/exports'),
      async () => (await state()).exports.length > 0,
    );
    await this.step(
      'an erasure request',
      family,
      () => family.call('POST', '/personal-data/me/erasure', { password: family.account.password }),
      async () => (await state()).erasure !== null,
    );
  }
}
