import type { LiveEvents } from '../../../api/messages';
import { realtime } from '../../../api/realtime';
import type { LocalMedia } from './local-media';
import { CallPeer, type ConnectionState, type OwnState } from './peer';
import { Store } from './store';
import { CALM, assess, sampleOf, WINDOW_MS, type Sample, type Verdict } from './connection-quality';

/** `unopened`: the server says that the room is not open, so the interview has to be read again. */
export type CallEnd = 'left' | 'closed' | 'moved' | 'unopened' | 'taken-over' | 'refused';

export interface CallState {
  phase: 'joining' | 'in' | 'over';
  end: CallEnd | null;
  /** The other person's state; `away` until they first join, `left` also after a long disconnection. */
  other: 'away' | 'here' | 'reconnecting' | 'left';
  /** How the two browsers are connected; null while the other person is not there. */
  line: ConnectionState | null;
  /** When connecting began, without a connection since; page time in milliseconds. */
  lookingSince: number | null;
  /** The two have seen or heard each other. */
  met: boolean;
  /** The stream of the other person; a new object with each new track. */
  remote: MediaStream;
  remoteState: OwnState | null;
  verdict: Verdict;
  /** Our camera is off because the connection is poor. */
  spared: boolean;
}

interface CallOptions {
  interviewId: string;
  media: LocalMedia;
  /** Whether this person hides their network address, until `configuration` has answered. */
  relayOnly: boolean;
  /** How to connect, with fresh credentials for the relay. Throws when the API cannot say. */
  configuration: () => Promise<RTCConfiguration>;
}

/**
 * How often a seat is confirmed: it may have been taken away, and a change of the other person may have been missed.
 */
const CONFIRM_MS = 20_000;
const LOOK_MS = 1_000;
const JOIN_AGAIN_MS = 3_000;

/** One visit to the room, from joining to hanging up: signalling, the connection, and its quality. */
export class CallSession extends Store<CallState> {
  private visitId: string = crypto.randomUUID();
  private hasSat = false;
  private polite = false;
  private otherVisit: string | null = null;
  private peer: CallPeer | null = null;
  /** Increases with every connection, so that answers for older ones are ignored. */
  private peerTurn = 0;
  private early: { from: string; signal: Parameters<CallPeer['receive']>[0] }[] = [];
  private samples: Sample[] = [];
  private configuration: RTCConfiguration;
  private readonly cleanups: (() => void)[] = [];
  private joining: Promise<void> | null = null;

  constructor(private readonly options: CallOptions) {
    super({
      phase: 'joining',
      end: null,
      other: 'away',
      line: null,
      lookingSince: null,
      met: false,
      remote: new MediaStream(),
      remoteState: null,
      verdict: CALM,
      spared: false,
    });
    this.configuration = { iceTransportPolicy: policyOf(options.relayOnly) };
  }

  start(): void {
    const { media, interviewId } = this.options;
    const own = <E extends 'call.closed' | 'call.presence' | 'call.signal' | 'call.taken-over'>(
      event: E,
      handle: (payload: LiveEvents[E]) => void,
    ) => realtime.on(event, (payload) => payload.interviewId === interviewId && handle(payload));
    const confirm = setInterval(() => void this.join(), CONFIRM_MS);
    const look = setInterval(() => void this.sampleStats(), LOOK_MS);
    // The browser may restore a cached page, which then joins as a new visit.
    const leaving = () => {
      this.sayGoodbye();
      this.startVisit();
    };
    window.addEventListener('pagehide', leaving);
    this.cleanups.push(
      own('call.presence', ({ state, visitId }) => this.onPresence(state, visitId)),
      own('call.signal', ({ from, to, description, candidate }) => {
        if (to !== this.visitId) return;
        this.onSignal(from, { ...(description && { description }), ...(candidate && { candidate }) });
      }),
      own('call.taken-over', () => this.finish('taken-over')),
      own('call.closed', () => this.finish('refused')),
      realtime.subscribeStatus(() => realtime.getStatus() === 'connected' && void this.join()),
      media.subscribe(this.followMedia),
      () => window.removeEventListener('pagehide', leaving),
      () => clearInterval(confirm),
      () => clearInterval(look),
    );
    void this.join();
  }

  /** Hangs up. */
  leave(end: CallEnd = 'left'): void {
    if (this.get().phase === 'over') return;
    this.sayGoodbye();
    this.finish(end);
  }

  /** Turns the camera on again after it was turned off to save the sound. */
  async unspare(): Promise<void> {
    this.samples = [];
    this.set({ spared: false });
    await this.options.media.switch('camera', true);
  }

  private join(): Promise<void> {
    this.joining ??= this.sitDown().finally(() => (this.joining = null));
    return this.joining;
  }

  private async sitDown(): Promise<void> {
    if (this.get().phase === 'over') return;
    const { interviewId } = this.options;
    const answer = await realtime.request('call.join', { interviewId, visitId: this.visitId, again: this.hasSat });
    if (this.get().phase === 'over') return;
    if (!answer.ok) {
      const { code } = answer.error;
      if (code === 'call_taken_over') this.finish('taken-over');
      else if (code === 'interview_not_open') this.leave('unopened');
      else if (code === 'not_found') this.finish('refused');
      // Offline or rate limited: the next reconnect or confirmation tries again; the very first one sooner.
      else if (!this.hasSat) setTimeout(() => void this.join(), JOIN_AGAIN_MS);
      return;
    }
    this.hasSat = true;
    this.polite = answer.data.polite;
    this.set({ phase: 'in' });
    const { state, visitId } = answer.data.other;
    this.onPresence(state, visitId);
  }

  /** The other person's state. A new visit of theirs needs a new connection. */
  private onPresence(state: LiveEvents['call.presence']['state'], visitId: string | null): void {
    const before = this.get().other;
    if (state === 'here' && visitId) {
      this.set({ other: 'here' });
      if (visitId !== this.otherVisit) void this.connect(visitId);
      else this.peer?.resume();
    } else if (before !== 'away') {
      // Picture and sound continue without signalling; only hanging up ends them.
      const connected = this.get().line === 'connected';
      this.set({ other: state === 'reconnecting' || (state === 'away' && connected) ? 'reconnecting' : 'left' });
      if (state === 'left') this.disconnect();
    }
  }

  private async connect(visitId: string): Promise<void> {
    this.disconnect();
    this.otherVisit = visitId;
    const turn = ++this.peerTurn;
    this.set({ line: 'connecting', lookingSince: performance.now() });
    const configuration = await this.freshConfiguration();
    if (turn !== this.peerTurn || this.get().phase === 'over') return;
    const { interviewId, media } = this.options;
    const peer = new CallPeer({
      polite: this.polite,
      configuration,
      tracks: () => ({ audio: media.get().microphone.track, video: media.get().camera.track }),
      send: (signal) =>
        void realtime.request('call.signal', { interviewId, visitId: this.visitId, to: visitId, ...signal }),
      freshConfiguration: () => this.freshConfiguration(),
      onTrack: (track) => this.set({ remote: withTrack(this.get().remote, track) }),
      onLine: (line) => this.followLine(line),
      onOther: (remoteState) => this.set({ remoteState }),
      onHopeless: () => this.restart(),
    });
    this.peer = peer;
    this.followMedia();
    for (const { from, signal } of this.early.splice(0)) if (from === visitId) void peer.receive(signal);
  }

  private disconnect(): void {
    this.peerTurn += 1;
    this.peer?.close();
    this.peer = null;
    this.otherVisit = null;
    this.samples = [];
    this.set({ line: null, lookingSince: null, remote: new MediaStream(), remoteState: null, verdict: CALM });
  }

  /** Both sides drop their connections, because this is a new visit for the other person. */
  private restart(): void {
    if (realtime.getStatus() !== 'connected') return;
    this.startVisit();
    void this.join();
  }

  private startVisit(): void {
    this.disconnect();
    this.visitId = crypto.randomUUID();
    this.hasSat = false;
  }

  private onSignal(from: string, signal: Parameters<CallPeer['receive']>[0]): void {
    if (this.peer && from === this.otherVisit) {
      void this.peer.receive(signal);
      return;
    }
    // The signal arrived before we knew that they are here, or while the connection settings load.
    this.early.push({ from, signal });
    if (from !== this.otherVisit) this.onPresence('here', from);
  }

  private followLine(line: ConnectionState): void {
    const lookingSince = line === 'connected' ? null : (this.get().lookingSince ?? performance.now());
    this.samples = [];
    this.set({ line, lookingSince, verdict: CALM, ...(line === 'connected' && { met: true, other: 'here' }) });
  }

  private followMedia = (): void => {
    const { camera, microphone } = this.options.media.get();
    if (camera.on && this.get().spared) this.set({ spared: false });
    if (!this.peer) return;
    void this.peer.replace('audio', microphone.track);
    void this.peer.replace('video', camera.track);
    this.peer.tell({
      microphone: microphone.on && microphone.track !== null,
      camera: camera.on && camera.track !== null,
      spared: this.get().spared,
    });
  };

  private async sampleStats(): Promise<void> {
    const { line, remoteState, verdict } = this.get();
    // A hidden page is not drawn, so its statistics mean little.
    if (!this.peer || line !== 'connected' || document.hidden) {
      this.samples = [];
      return;
    }
    const sample = await sampleOf(this.peer.connection).catch(() => null);
    if (!sample) return;
    this.samples = [...this.samples, sample].filter(({ at }) => sample.at - at <= WINDOW_MS);
    const next = assess(this.samples, remoteState?.camera ?? false);
    if (next.poor && this.options.media.get().camera.track) this.spare();
    if (Object.entries(next).some(([key, value]) => verdict[key as keyof Verdict] !== value))
      this.set({ verdict: next });
  }

  private spare(): void {
    this.samples = [];
    void this.options.media.switch('camera', false);
    this.set({ spared: true });
    this.followMedia();
  }

  private async freshConfiguration(): Promise<RTCConfiguration> {
    try {
      this.configuration = await this.options.configuration();
    } catch {
      // The previous credentials are better than none.
    }
    return this.configuration;
  }

  private sayGoodbye(): void {
    const { interviewId } = this.options;
    if (this.hasSat) void realtime.request('call.leave', { interviewId, visitId: this.visitId });
  }

  private finish(end: CallEnd): void {
    for (const cleanup of this.cleanups.splice(0)) cleanup();
    this.disconnect();
    this.set({ phase: 'over', end });
  }
}

/** Only the relay hides a network address. */
export const policyOf = (relayOnly: boolean): RTCIceTransportPolicy => (relayOnly ? 'relay' : 'all');

/** A new object, so that React notices the change. */
function withTrack(stream: MediaStream, track: MediaStreamTrack): MediaStream {
  return new MediaStream([...stream.getTracks().filter(({ kind }) => kind !== track.kind), track]);
}
