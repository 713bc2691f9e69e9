import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { EffectiveBlocksService, PeopleService } from '../../profiles/index.js';
import { InterviewAccessService } from '../interview-access.service.js';
import { closesAt, opensAt } from '../room-opening-times.js';
import { CallPreferencesRepository } from './call-preferences.repository.js';
import {
  toCallPartner,
  type CallPreferencesInput,
  type CallRelayDto,
  type CallRoomDto,
  type IceServersDto,
} from './call-setup.dto.js';

/** Gives a page the room, the relay and the preference that it needs to connect. */
@Injectable()
export class CallSetupService {
  constructor(
    private readonly access: InterviewAccessService,
    private readonly people: PeopleService,
    private readonly effectiveBlocks: EffectiveBlocksService,
    private readonly preferences: CallPreferencesRepository,
    private readonly settings: Settings,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` to a third person, and `interview_not_open` while no time is agreed. */
  async room(interviewId: string, personId: string): Promise<CallRoomDto> {
    const part = await this.access.assertPart(interviewId, personId);
    const { conversationId, familyId, auPairId, state, startsAt, endsAt } = part;
    if (!startsAt || !endsAt) throw new DomainError('interview_not_open');
    const otherId = personId === familyId ? auPairId : familyId;
    const other = (await this.effectiveBlocks.areHidden(personId, otherId)) ? null : await this.people.cardOf(otherId);
    if (!other) throw new DomainError('not_found');
    return {
      interviewId,
      conversationId,
      state,
      now: this.clock.now().toISOString(),
      opensAt: opensAt(startsAt).toISOString(),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      closesAt: closesAt(endsAt).toISOString(),
      other: toCallPartner(other),
      relay: await this.relayFor(personId),
    };
  }

  /** New credentials for the relay. Throws `not_found` and `interview_not_open`, like joining the room. */
  async iceServers(interviewId: string, personId: string): Promise<IceServersDto> {
    const seat = await this.access.assertSeat(interviewId, personId);
    const { turn } = this.settings;
    const { only: relayOnly } = await this.relayFor(personId);
    if (!turn) return { iceServers: [], expiresAt: null, relayOnly };
    const openForMs = seat.closesAt.getTime() - this.clock.now().getTime();
    // The relay uses the computer's clock, which may differ from the product's clock.
    const { expiresAt, ...credentials } = turnCredentials(turn.secret, personId, openForMs, new Date());
    return { iceServers: [{ urls: turn.urls, ...credentials }], expiresAt: expiresAt.toISOString(), relayOnly };
  }

  /** Throws `relay_unavailable` without a relay. */
  async setPreferences(personId: string, { relayOnly }: CallPreferencesInput): Promise<CallRelayDto> {
    if (relayOnly && !this.settings.turn) throw new DomainError('relay_unavailable');
    await this.preferences.save({ personId, relayOnly });
    return this.relayFor(personId);
  }

  private async relayFor(personId: string): Promise<CallRelayDto> {
    const available = this.settings.turn !== null;
    return { available, only: available && (await this.preferences.relayOnly(personId)) };
  }
}

const LONGEST_SECONDS = 60 * 60;

interface TurnCredentials {
  /** `expiry:person`, the expiry in Unix seconds. */
  username: string;
  credential: string;
  expiresAt: Date;
}

/**
 * Credentials for coturn (`use-auth-secret`): an expiring name and its HMAC-SHA1 in base64. `forMs` is their lifetime,
 * at most an hour. `now` is the computer's clock, which coturn uses.
 */
export function turnCredentials(secret: string, personId: string, forMs: number, now: Date): TurnCredentials {
  const seconds = Math.max(0, Math.min(LONGEST_SECONDS, Math.floor(forMs / 1_000)));
  const expiry = Math.floor(now.getTime() / 1_000) + seconds;
  const username = `${expiry}:${personId}`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return { username, credential, expiresAt: new Date(expiry * 1_000) };
}
