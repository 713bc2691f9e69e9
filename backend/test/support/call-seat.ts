import { randomUUID } from 'node:crypto';
import type { CallJoinedDto } from '../../src/modules/interviews/calls/live.dto.js';
import type { LiveClient } from './live-client.js';

export const OFFER = { type: 'offer', sdp: 'v=0\r\n' };
export const CANDIDATE = {
  candidate: 'candidate:1 1 udp 1 192.0.2.7 5 typ host',
  sdpMid: '0',
  sdpMLineIndex: 0,
};

/** A page that sits in the room of an interview. */
export interface Seated {
  client: LiveClient;
  seat: { interviewId: string; visitId: string };
  joined: CallJoinedDto;
}

/** Sits down with a visit of its own. */
export async function sitDown(client: LiveClient, interviewId: string): Promise<Seated> {
  const seat = { interviewId, visitId: randomUUID() };
  const joined = await client.done<CallJoinedDto>('call.join', { ...seat, again: false });
  return { client, seat, joined };
}
