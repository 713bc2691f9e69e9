import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { realtime } from '../../../api/realtime';
import { CallSession } from './call-session';
import type { LocalMedia } from './local-media';

const device = { track: null, on: false, problem: null };
const media = { get: () => ({ camera: device, microphone: device }), subscribe: () => () => undefined };
const noAnswer = () => Promise.reject(new Error('away'));

let made: RTCConfiguration[];
let session: CallSession;

/** A connection that never comes about. */
class Connection {
  signalingState = 'stable';
  iceConnectionState = 'new';
  constructor(configuration: RTCConfiguration) {
    made.push(configuration);
  }
  addTransceiver() {}
  createDataChannel() {
    return {};
  }
  getTransceivers() {
    return [];
  }
  close() {}
}

function visit(relayOnly: boolean): CallSession {
  const options = { interviewId: 'i', media: media as unknown as LocalMedia, relayOnly, configuration: noAnswer };
  session = new CallSession(options);
  session.start();
  return session;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
type Answer = Awaited<ReturnType<typeof realtime.request<'call.join'>>>;
const joined: Answer = {
  ok: true,
  data: { other: { state: 'here', visitId: 'v' }, polite: false, closesAt: '2027-02-01T09:00:00Z' },
};

describe('A visit to the room', () => {
  beforeEach(() => {
    made = [];
    Object.assign(globalThis, { window: new EventTarget(), MediaStream: EventTarget, RTCPeerConnection: Connection });
  });
  afterEach(() => {
    session.leave();
    jest.restoreAllMocks();
  });

  it.each([
    [true, 'relay'],
    [false, 'all'],
  ] as const)('hides the network address (%s) even while the relay does not respond', async (relayOnly, policy) => {
    jest.spyOn(realtime, 'request').mockResolvedValue(joined);
    visit(relayOnly);
    await settled();
    expect(made).toEqual([{ iceTransportPolicy: policy }]);
  });

  it('leaves when the room is not open, without a reason that it cannot know', async () => {
    const request = jest.spyOn(realtime, 'request').mockResolvedValue(joined);
    visit(false);
    await settled();
    request.mockResolvedValue({ ok: false, error: { code: 'interview_not_open', message: '' } });
    // A new connection confirms the seat.
    realtime['setStatus']('connected');
    await settled();
    expect(request.mock.calls.map(([event]) => event)).toEqual(['call.join', 'call.join', 'call.leave']);
    expect(session.get()).toMatchObject({ phase: 'over', end: 'unopened' });
  });
});
