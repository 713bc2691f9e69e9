import type { LiveRequests } from '../../../api/messages';

type Signal = Pick<LiveRequests['call.signal'], 'description' | 'candidate'>;

/** The state that each side sends to the other. */
export interface OwnState {
  microphone: boolean;
  camera: boolean;
  /** The camera is off because the connection is poor. */
  spared: boolean;
}

export type ConnectionState = 'connecting' | 'connected' | 'lost';

interface PeerOptions {
  /** The polite side yields when both propose at once, and waits for the first proposal. */
  polite: boolean;
  configuration: RTCConfiguration;
  tracks: () => { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };
  send: (signal: Signal) => void;
  /** Called before a reconnection, because relay credentials may have expired. */
  freshConfiguration: () => Promise<RTCConfiguration>;
  onTrack: (track: MediaStreamTrack) => void;
  onLine: (line: ConnectionState) => void;
  onOther: (state: OwnState) => void;
  /** Nothing helped, so the session must start again. */
  onHopeless: () => void;
}

const PATIENCE_MS = 2_500;
const BETWEEN_RESTARTS_MS = 6_000;
const MOST_RESTARTS = 5;

/**
 * The connection with one visit of the other person, by the pattern of perfect negotiation: either side may propose at
 * any time. The impolite side makes the first proposal, with one transceiver for sound and one for the picture; after
 * that tracks are replaced in place, and only a new network path needs negotiation.
 */
export class CallPeer {
  readonly connection: RTCPeerConnection;
  private channel: RTCDataChannel | undefined;
  private own: OwnState = { microphone: false, camera: false, spared: false };
  private making = false;
  private settingAnswer = false;
  private ignoring = false;
  private received: Promise<void> = Promise.resolve();
  private restartTimer: ReturnType<typeof setTimeout> | undefined;
  private restarts = 0;

  constructor(private readonly options: PeerOptions) {
    this.connection = new RTCPeerConnection(options.configuration);
    const { connection } = this;
    connection.onnegotiationneeded = () => void this.propose();
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate) return;
      const { candidate: way, sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      options.send({ candidate: { candidate: way, sdpMid, sdpMLineIndex, usernameFragment } });
    };
    connection.ontrack = ({ track }) => options.onTrack(track);
    connection.oniceconnectionstatechange = () => this.followLine();
    connection.ondatachannel = ({ channel }) => this.talkOver(channel);
    this.scheduleRestart(BETWEEN_RESTARTS_MS * 2);
    if (options.polite) return;
    const { audio, video } = options.tracks();
    connection.addTransceiver(audio ?? 'audio', { direction: 'sendrecv' });
    connection.addTransceiver(video ?? 'video', { direction: 'sendrecv' });
    this.talkOver(connection.createDataChannel('state'));
  }

  /** Handles the other side's signals, in order. */
  receive(signal: Signal): Promise<void> {
    this.received = this.received
      .then(() => this.take(signal))
      .catch((error: unknown) => {
        if (this.connection.signalingState !== 'closed') console.warn('A signal was of no use', error);
      });
    return this.received;
  }

  async replace(kind: 'audio' | 'video', track: MediaStreamTrack | null): Promise<void> {
    const transceiver = this.connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
    await transceiver?.sender.replaceTrack(track);
  }

  tell(state: OwnState): void {
    this.own = state;
    if (this.channel?.readyState === 'open') this.channel.send(JSON.stringify(state));
  }

  /** After a signalling outage, unanswered signals are sent again. */
  resume(): void {
    const { signalingState, localDescription } = this.connection;
    if (signalingState === 'have-local-offer' && localDescription)
      this.options.send({ description: described(localDescription) });
    else if (this.isLost()) void this.restart();
  }

  close(): void {
    clearTimeout(this.restartTimer);
    this.connection.oniceconnectionstatechange = null;
    this.connection.close();
  }

  private async take({ description, candidate }: Signal): Promise<void> {
    const { connection } = this;
    if (description) {
      const ready = !this.making && (connection.signalingState === 'stable' || this.settingAnswer);
      this.ignoring = description.type === 'offer' && !ready && !this.options.polite;
      // An answer to a proposal that has been answered or withdrawn meanwhile.
      const stale = description.type === 'answer' && connection.signalingState !== 'have-local-offer';
      if (this.ignoring || stale) return;
      this.settingAnswer = description.type === 'answer';
      await connection.setRemoteDescription(description).finally(() => (this.settingAnswer = false));
      if (description.type === 'answer') return;
      await this.sendOwnTracks();
      await connection.setLocalDescription();
      if (connection.localDescription) this.options.send({ description: described(connection.localDescription) });
    } else if (candidate) {
      await connection.addIceCandidate(candidate).catch((error: unknown) => {
        if (!this.ignoring) throw error;
      });
    }
  }

  private async propose(): Promise<void> {
    try {
      this.making = true;
      await this.connection.setLocalDescription();
      const { localDescription } = this.connection;
      if (localDescription) this.options.send({ description: described(localDescription) });
    } catch (error) {
      if (this.connection.signalingState !== 'closed') console.warn('The proposal failed', error);
    } finally {
      this.making = false;
    }
  }

  /** The polite side uses the transceivers that the other side proposed. */
  private async sendOwnTracks(): Promise<void> {
    const tracks = this.options.tracks();
    for (const transceiver of this.connection.getTransceivers()) {
      if (transceiver.direction === 'sendrecv') continue;
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(transceiver.receiver.track.kind === 'audio' ? tracks.audio : tracks.video);
    }
  }

  private talkOver(channel: RTCDataChannel): void {
    this.channel = channel;
    channel.onopen = () => this.tell(this.own);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      const state = parseState(data);
      if (state) this.options.onOther(state);
    };
  }

  private isLost(): boolean {
    return !['connected', 'completed'].includes(this.connection.iceConnectionState);
  }

  private followLine(): void {
    const state = this.connection.iceConnectionState;
    if (!this.isLost()) {
      clearTimeout(this.restartTimer);
      this.restarts = 0;
      this.options.onLine('connected');
    } else if (state === 'disconnected' || state === 'failed') {
      this.options.onLine('lost');
      // One side waits longer, so that the two do not reconnect at the same time.
      const patience = state === 'failed' ? 0 : PATIENCE_MS;
      this.scheduleRestart(this.options.polite ? patience + PATIENCE_MS : patience);
    }
  }

  private scheduleRestart(afterMs: number): void {
    clearTimeout(this.restartTimer);
    this.restartTimer = setTimeout(() => void this.restart(), afterMs);
  }

  private async restart(): Promise<void> {
    if (!this.isLost()) return;
    this.scheduleRestart(BETWEEN_RESTARTS_MS);
    this.restarts += 1;
    if (this.restarts > MOST_RESTARTS) {
      this.options.onHopeless();
      return;
    }
    // Before the first proposal there is nothing to restart.
    if (this.options.polite && !this.connection.remoteDescription) return;
    const configuration = await this.options.freshConfiguration();
    if (this.connection.signalingState === 'closed' || !this.isLost()) return;
    this.connection.setConfiguration(configuration);
    this.connection.restartIce();
  }
}

const described = ({ type, sdp }: RTCSessionDescription) =>
  ({ type: type === 'answer' ? type : 'offer', sdp }) as const;

function parseState(data: string): OwnState | null {
  try {
    const { microphone, camera, spared } = JSON.parse(data) as Partial<OwnState>;
    return { microphone: microphone === true, camera: camera === true, spared: spared === true };
  } catch {
    return null;
  }
}
