/** One opening of the room's page. A reload is a new visit; a reconnect is not. */
export interface CallVisit {
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
export const seatOf = (interviewId: string, personId: string): string => `call:${interviewId}:${personId}`;
