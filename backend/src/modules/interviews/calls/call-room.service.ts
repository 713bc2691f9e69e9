import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { RealtimeService, type GroupMember, type SignedInSocket } from '../../../platform/realtime/index.js';
import { InterviewAccessService, type InterviewSeat } from '../interview-access.service.js';
import type {
  CallJoinedDto,
  CallJoinEvent,
  CallLeaveEvent,
  CallOtherDto,
  CallPresence,
  CallSignalEvent,
} from './live.dto.js';
import { messages } from './texts.js';

/** How long a connection may be lost before the other person is told. */
const GRACE_MS = 15_000;

/**
 * Tracks who is in an interview's room, and relays signalling between the browsers. Seats are groups of sockets shared
 * by all processes, and nothing is stored: after a restart the pages join again, while audio and video continue peer
 * to peer.
 */
@Injectable()
export class CallRoomService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Calls');
  private readonly leaving = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly access: InterviewAccessService,
    private readonly realtime: RealtimeService,
    private readonly limits: RateLimitsService,
    private readonly clock: ClockService,
  ) {}

  beforeApplicationShutdown(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
  }

  /**
   * Seats this socket and notifies the other person. Throws `not_found` to a third person, `interview_not_open`, and
   * `call_taken_over` if another page of the same person has taken the seat meanwhile.
   */
  async join(socket: SignedInSocket, { interviewId, visitId, again }: CallJoinEvent): Promise<CallJoinedDto> {
    const { userId } = socket.data.identity;
    const { familyId, auPairId, closesAt } = await this.seatFor(socket, interviewId);
    if (socket.data.call && socket.data.call.interviewId !== interviewId)
      await this.leaveSeat(socket, socket.data.call);

    const seat = seatOf(interviewId, userId);
    const others = (await this.realtime.membersOf(seat)).filter(({ socketId }) => socketId !== socket.id);
    if (again && others.some((member) => member.data.call?.visitId !== visitId))
      throw new DomainError('call_taken_over');
    for (const member of others) this.dismiss(member, seat, { interviewId, visitId });

    const otherId = userId === familyId ? auPairId : familyId;
    socket.data.call = { interviewId, visitId, otherId, closesAt: closesAt.getTime() };
    clearTimeout(this.leaving.get(seat));
    this.leaving.delete(seat);
    await socket.join(seat);
    this.notifyOther(socket.data.call, { state: 'here', visitId });
    const other = await this.presenceOf(interviewId, otherId);
    if (other.state === 'here') await this.access.noteHeld(interviewId);
    return { other, polite: userId === auPairId, closesAt: closesAt.toISOString() };
  }

  /**
   * Relays a signal to the other browser. Throws `rate_limited`, `validation_failed`, and `not_in_call` without a seat
   * or in a closed room. The other page only accepts signals for its own visit.
   */
  async signal(
    socket: SignedInSocket,
    { interviewId, visitId, to, description, candidate }: CallSignalEvent,
  ): Promise<void> {
    await this.limits.consume('call-signal', socket.data.identity.userId);
    const call = this.visitOf(socket, { interviewId, visitId });
    if (!call || this.clock.now().getTime() >= call.closesAt) throw new DomainError('not_in_call');
    if (!description === !candidate) throw invalidField('description', messages.signal);
    this.realtime.emitToGroup(seatOf(interviewId, call.otherId), 'call.signal', {
      interviewId,
      from: visitId,
      to,
      description: description ?? null,
      candidate: candidate ?? null,
    });
  }

  /** Hangs up. Does nothing without a seat. */
  async leave(socket: SignedInSocket, event: CallLeaveEvent): Promise<void> {
    const call = this.visitOf(socket, event);
    if (call) await this.leaveSeat(socket, call);
    else if (socket.data.call?.visitId === event.visitId) socket.data.call = undefined;
  }

  /**
   * Ends the call of people who may no longer meet: both are notified without a reason, and nothing more is relayed.
   */
  close(interviewId: string, personIds: readonly string[]): void {
    for (const seat of personIds.map((personId) => seatOf(interviewId, personId))) {
      this.realtime.emitToGroup(seat, 'call.closed', { interviewId });
      this.realtime.emptyGroup(seat);
    }
  }

  /** The socket is disconnected: the other person is notified, and again if no one returns to the seat. */
  async dropped({ data: { call, identity } }: SignedInSocket): Promise<void> {
    if (!call) return;
    const seat = seatOf(call.interviewId, identity.userId);
    if ((await this.realtime.membersOf(seat)).length > 0) return;
    this.notifyOther(call, { state: 'reconnecting', visitId: call.visitId });
    clearTimeout(this.leaving.get(seat));
    const timer = setTimeout(() => {
      this.leaving.delete(seat);
      this.markGoneUnlessBack(seat, call).catch((err: unknown) => this.logger.warn({ err }));
    }, GRACE_MS);
    this.leaving.set(seat, timer.unref());
  }

  /** A socket gives up its seat once the room is not open, as after a move: at the new time it would count as present. */
  private async seatFor(socket: SignedInSocket, interviewId: string): Promise<InterviewSeat> {
    try {
      return await this.access.assertSeat(interviewId, socket.data.identity.userId);
    } catch (error) {
      const { call } = socket.data;
      if (error instanceof DomainError && call?.interviewId === interviewId) await this.leaveSeat(socket, call);
      throw error;
    }
  }

  private async markGoneUnlessBack(seat: string, call: CallVisit): Promise<void> {
    if ((await this.realtime.membersOf(seat)).length === 0) this.notifyOther(call, { state: 'away', visitId: null });
  }

  private async leaveSeat(socket: SignedInSocket, call: CallVisit): Promise<void> {
    socket.data.call = undefined;
    await socket.leave(seatOf(call.interviewId, socket.data.identity.userId));
    this.notifyOther(call, { state: 'left', visitId: null });
  }

  /** A person's newest page gets the seat; an older socket of the same page is a lost connection. */
  private dismiss({ socketId, data }: GroupMember, seat: string, { interviewId, visitId }: CallLeaveEvent): void {
    if (data.call?.visitId !== visitId) this.realtime.emitToSocket(socketId, 'call.taken-over', { interviewId });
    this.realtime.removeFromGroup(seat, socketId);
  }

  private async presenceOf(interviewId: string, personId: string): Promise<CallOtherDto> {
    const [member] = await this.realtime.membersOf(seatOf(interviewId, personId));
    const state: CallPresence = member ? 'here' : 'away';
    return { state, visitId: member?.data.call?.visitId ?? null };
  }

  /** Null for a socket that has not joined with this visit, or whose seat was taken over. */
  private visitOf({ data, rooms }: SignedInSocket, { interviewId, visitId }: CallLeaveEvent): CallVisit | null {
    const { call, identity } = data;
    const isSeated = call?.interviewId === interviewId && call.visitId === visitId;
    return isSeated && rooms.has(seatOf(interviewId, identity.userId)) ? call : null;
  }

  private notifyOther({ interviewId, otherId }: CallVisit, other: CallOtherDto): void {
    this.realtime.emitToGroup(seatOf(interviewId, otherId), 'call.presence', { interviewId, ...other });
  }
}

/** One opening of the room's page. A reload is a new visit; a reconnect is not. */
interface CallVisit {
  interviewId: string;
  /** Made by the page when it opens. */
  visitId: string;
  otherId: string;
  /** When the room closes; Unix milliseconds of the product's clock. */
  closesAt: number;
}

declare module '../../../platform/realtime/signed-in-socket.js' {
  interface SignedInSocketData {
    /** The room that this socket has joined. */
    call?: CallVisit | undefined;
  }
}

/** The group of sockets on a person's seat: at most one, except during a change. */
const seatOf = (interviewId: string, personId: string): string => `call:${interviewId}:${personId}`;
