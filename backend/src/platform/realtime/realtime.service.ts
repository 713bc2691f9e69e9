import { Injectable, Logger } from '@nestjs/common';
import type { BroadcastOperator, DefaultEventsMap, Server } from 'socket.io';
import { signedInAccount, type Identity } from '../identity/index.js';
import type { SignedInSocket, SignedInSocketData } from './signed-in-socket.js';

/** Names of the rooms that a socket joins when it connects. */
export const room = {
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
};

/** How long other processes may take to say whom they have; one that was killed never answers. */
const OTHERS_ANSWER_MS = 500;

/** The library's own limit begins only once Redis has answered: a frozen one would hold the question for good. */
const BUS_ANSWER_MS = 2 * OTHERS_ANSWER_MS;
/** No one waits for a silent Redis again until then. */
const BUS_PAUSE_MS = 5_000;

class SilentBusError extends Error {
  constructor() {
    super('Redis does not answer');
  }
}

/** A socket that has joined a group, on whichever process it is connected. */
export interface GroupMember {
  socketId: string;
  data: SignedInSocketData;
}

/** The other API processes of the installation. */
export interface OtherProcesses {
  reachable(): boolean;
}

type Everyone = Server | BroadcastOperator<DefaultEventsMap, SignedInSocketData>;

/** Speaks to people's open sockets, on whichever process they are connected. Silent before the server stands. */
@Injectable()
export class RealtimeService {
  private readonly logger = new Logger('Realtime');
  private server: Server | undefined;
  private others: OtherProcesses | undefined;
  private othersSilentUntil = 0;

  /**
   * Without `others` this process is alone. While they are out of reach it speaks to its own sockets at once, rather
   * than to all of them later.
   */
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

  /** Takes one socket out of a group without cutting it. */
  removeFromGroup(name: string, socketId: string): void {
    this.everyone?.in(socketId).socketsLeave(name);
  }

  /** Takes every socket out of a group without cutting it. */
  emptyGroup(name: string): void {
    this.everyone?.in(name).socketsLeave(name);
  }

  /** Cuts every socket of a session; the client has been told why beforehand. */
  disconnectSession(sessionId: string): void {
    this.everyone?.in(room.session(sessionId)).disconnectSockets(true);
  }

  /** Cuts every socket of this very process, as if the line had dropped: their clients connect again, elsewhere. */
  letGoOfSockets(): void {
    this.server?.engine.close();
  }

  /** How many sockets are connected to this very process. */
  socketsHereCount(): number {
    return this.server?.sockets.sockets.size ?? 0;
  }

  /** Who is connected to this very process, one entry for each session. */
  identitiesHere(): Identity[] {
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])];
    return [
      ...new Map(sockets.map(({ data: { identity } }: SignedInSocket) => [identity.sessionId, identity])).values(),
    ];
  }

  /** How many sockets a person has open, over all processes. */
  async socketCount(userId: string): Promise<number> {
    return (await this.ownersOfSockets([userId])).length;
  }

  /** How many sockets an account has open itself, over all processes: those of its co-parent are not counted. */
  async accountSocketCount(accountId: string): Promise<number> {
    const members = await this.socketsIn([room.user(accountId)]);
    return members.filter(({ data }) => signedInAccount(data.identity) === accountId).length;
  }

  /** Those of `userIds` who have a socket open on any process. */
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
      const sockets = await withinMs(BUS_ANSWER_MS, this.server.timeout(OTHERS_ANSWER_MS).in(names).fetchSockets());
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

async function withinMs<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentBusError()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
