/** One opening of the room's page. A page that is loaded again is another visit; one whose line dropped is not. */
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
    /** The room that this socket sits in. */
    call?: CallVisit | undefined;
  }
}

/** The group of sockets that holds whoever sits on a person's seat: one at most, but for the moment of a change. */
export const seatOf = (interviewId: string, personId: string): string => `call:${interviewId}:${personId}`;
