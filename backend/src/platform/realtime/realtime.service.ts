import { Injectable, Logger } from '@nestjs/common';
import type { BroadcastOperator, DefaultEventsMap, Server } from 'socket.io';
import { signedInAccount, type Identity } from '../identity/index.js';
import { withinTime } from '../time-limit/index.js';
import type { SignedInSocket, SignedInSocketData } from './signed-in-socket.js';

/** Socket.IO rooms that a socket joins on connecting. */
export const room = {
  user: (userId: string) => `user:${userId}`,
  coParentOf: (familyId: string) => `co-parent-of:${familyId}`,
  session: (sessionId: string) => `session:${sessionId}`,
};

/** How long other processes may take to list their sockets; a killed one never responds. */
const OTHERS_ANSWER_MS = 500;

/** The library's limit only begins once Redis has responded: a frozen one would block the query. */
const BUS_ANSWER_MS = 2 * OTHERS_ANSWER_MS;
/** A silent Redis is not queried again until then. */
const BUS_PAUSE_MS = 5_000;

class SilentBusError extends Error {
  constructor() {
    super('Redis does not answer');
  }
}

/** A socket in a group, in any process. */
export interface GroupMember {
  socketId: string;
  data: SignedInSocketData;
}

/** The other API processes of the installation. */
interface OtherProcesses {
  reachable(): boolean;
}

type Everyone = Server | BroadcastOperator<DefaultEventsMap, SignedInSocketData>;

/** Sends events to people's open sockets in all processes. Does nothing before the server starts. */
@Injectable()
export class RealtimeService {
  private readonly logger = new Logger('Realtime');
  private server: Server | undefined;
  private others: OtherProcesses | undefined;
  private othersSilentUntil = 0;

  /** Without `others` this process is alone. While they are unreachable it sends to its own sockets at once. */
  attach(server: Server, others?: OtherProcesses): void {
    this.server = server;
    this.others = others;
  }

  emitToUser(userId: string, event: string, payload: unknown): void {
    this.everyone?.to(room.user(userId)).emit(event, payload);
  }

  emitToUsers(userIds: string[], event: string, payload: unknown): void {
    if (userIds.length > 0) this.everyone?.to(userIds.map(room.user)).emit(event, payload);
  }

  /** To everyone who reads as this person, except a co-parent. */
  emitToAccountHolder(userId: string, event: string, payload: unknown): void {
    this.everyone?.to(room.user(userId)).except(room.coParentOf(userId)).emit(event, payload);
  }

  emitToCoParentOf(familyId: string, event: string, payload: unknown): void {
    this.everyone?.to(room.coParentOf(familyId)).emit(event, payload);
  }

  emitToSession(sessionId: string, event: string, payload: unknown): void {
    this.everyone?.to(room.session(sessionId)).emit(event, payload);
  }

  /** To every socket that has joined the group by `socket.join(name)`. */
  emitToGroup(name: string, event: string, payload: unknown): void {
    this.everyone?.to(name).emit(event, payload);
  }

  emitToSocket(socketId: string, event: string, payload: unknown): void {
    this.everyone?.to(socketId).emit(event, payload);
  }

  /** Removes one socket from a group without disconnecting it. */
  removeFromGroup(name: string, socketId: string): void {
    this.everyone?.in(socketId).socketsLeave(name);
  }

  /** Removes all sockets from a group without disconnecting them. */
  emptyGroup(name: string): void {
    this.everyone?.in(name).socketsLeave(name);
  }

  /** Disconnects every socket of a session, whose client has been told why. */
  disconnectSession(sessionId: string): void {
    this.everyone?.in(room.session(sessionId)).disconnectSockets(true);
  }

  /** Closes all sockets of this process like a lost connection: clients reconnect to another process. */
  closeSockets(): void {
    this.server?.engine.close();
  }

  /** The number of sockets of this process. */
  socketsHereCount(): number {
    return this.server?.sockets.sockets.size ?? 0;
  }

  /** The people connected to this process, one entry per session. */
  identitiesHere(): Identity[] {
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])];
    return [
      ...new Map(sockets.map(({ data: { identity } }: SignedInSocket) => [identity.sessionId, identity])).values(),
    ];
  }

  /** The number of a person's open sockets in all processes. */
  async socketCount(userId: string): Promise<number> {
    return (await this.ownersOfSockets([userId])).length;
  }

  /** The number of open sockets of an account in all processes, without those of its co-parent. */
  async accountSocketCount(accountId: string): Promise<number> {
    const members = await this.socketsIn([room.user(accountId)]);
    return members.filter(({ data }) => signedInAccount(data.identity) === accountId).length;
  }

  /** Returns the `userIds` with an open socket in any process. */
  async online(userIds: string[]): Promise<Set<string>> {
    return new Set(await this.ownersOfSockets(userIds));
  }

  /** The sockets in a group, over all processes. */
  async membersOf(name: string): Promise<GroupMember[]> {
    return this.socketsIn([name]);
  }

  /** One entry for each socket. */
  private async ownersOfSockets(userIds: string[]): Promise<string[]> {
    const members = userIds.length > 0 ? await this.socketsIn(userIds.map(room.user)) : [];
    return members.map(({ data }) => data.identity.userId);
  }

  private async socketsIn(names: string[]): Promise<GroupMember[]> {
    if (!this.server) return [];
    if (!this.others?.reachable() || performance.now() < this.othersSilentUntil)
      return this.socketsHere(this.server, names);
    try {
      const asking = this.server.timeout(OTHERS_ANSWER_MS).in(names).fetchSockets();
      const sockets = await withinTime(BUS_ANSWER_MS, asking, failSilentBus);
      return sockets.map(({ id, data }) => ({ socketId: id, data: data as SignedInSocketData }));
    } catch (error) {
      this.logger.warn({ err: error });
      if (error instanceof SilentBusError) this.othersSilentUntil = performance.now() + BUS_PAUSE_MS;
      return this.socketsHere(this.server, names);
    }
  }

  private socketsHere({ sockets }: Server, names: string[]): GroupMember[] {
    const ids = new Set(names.flatMap((name) => [...(sockets.adapter.rooms.get(name) ?? [])]));
    return [...ids].flatMap((socketId) => {
      const socket = sockets.sockets.get(socketId);
      return socket ? [{ socketId, data: socket.data as SignedInSocketData }] : [];
    });
  }

  private get everyone(): Everyone | undefined {
    return this.others?.reachable() === false ? this.server?.local : this.server;
  }
}

function failSilentBus(): never {
  throw new SilentBusError();
}
