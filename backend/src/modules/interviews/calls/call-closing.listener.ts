import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { InterviewAccessService } from '../interview-access.service.js';
import { CallRoomService } from './call-room.service.js';

/** Ends calls at once when the two may no longer meet. Idempotent. */
@Injectable()
export class CallClosingListener {
  constructor(
    private readonly access: InterviewAccessService,
    private readonly room: CallRoomService,
  ) {}

  @OnDomainEvent('person.blocked', 'call-closing.end-between', { realtime: true })
  async endBetween({ blockerId, blockedId }: DomainEvents['person.blocked']): Promise<void> {
    await this.closeRoomsOf(blockerId, blockedId);
  }

  @OnDomainEvent('account.closed', 'call-closing.end-with', { realtime: true })
  async endWith({ accountId }: DomainEvents['account.closed']): Promise<void> {
    await this.closeRoomsOf(accountId);
  }

  /** One has entered early, and the other cancels. */
  @OnDomainEvent('interview.cancelled', 'call-closing.end', { realtime: true })
  end({ interviewId, byId, toId }: DomainEvents['interview.cancelled']): void {
    this.room.close(interviewId, [byId, toId]);
  }

  private async closeRoomsOf(...people: string[]): Promise<void> {
    for (const { interviewId, personIds } of await this.access.openRoomsOf(...people))
      this.room.close(interviewId, personIds);
  }
}
