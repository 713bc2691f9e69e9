import { keepDeviceChoice, readDeviceChoice, type DeviceChoice, type DeviceKind } from './device-choice';
import { deviceProblem, type DeviceProblem } from '../../../lib/device-problem';
import { Store } from './store';

type Sending = 'camera' | 'microphone';

interface OwnDevice {
  track: MediaStreamTrack | null;
  /** Whether its owner wants it on. */
  on: boolean;
  problem: DeviceProblem | null;
}

export interface LocalMediaState extends Record<Sending, OwnDevice> {
  /** The browser is being asked, and perhaps the person. True from the start, so that nothing shown before the answer moves. */
  opening: boolean;
  choice: DeviceChoice;
  devices: readonly MediaDeviceInfo[];
}

const CAMERA = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' } satisfies MediaTrackConstraints;
const MICROPHONE = { echoCancellation: true, noiseSuppression: true } satisfies MediaTrackConstraints;
const INPUT = { camera: 'videoinput', microphone: 'audioinput' } as const;

/** The person's own camera and microphone, from the device check to the end of the call. Each can fail separately. */
export class LocalMedia extends Store<LocalMediaState> {
  private closed = false;
  /** Increases with every opening, so that results of an older one are discarded. */
  private turn = { camera: 0, microphone: 0 };

  constructor() {
    const choice = readDeviceChoice();
    const off = { track: null, problem: null };
    super({
      camera: { ...off, on: !choice.soundOnly },
      microphone: { ...off, on: true },
      opening: true,
      choice,
      devices: [],
    });
  }

  /** Opens the wanted devices. Both at once where possible, so that there is only one permission prompt. */
  async open(): Promise<void> {
    this.closed = false;
    if (!navigator.mediaDevices?.getUserMedia) {
      const problem = window.isSecureContext ? 'unsupported' : 'insecure';
      for (const kind of ['camera', 'microphone'] as const) this.change(kind, { track: null, problem });
      this.set({ opening: false });
      return;
    }
    navigator.mediaDevices.addEventListener('devicechange', this.devicesChanged);
    this.set({ opening: true });
    try {
      if (!this.get().camera.on || !(await this.openTogether())) {
        // Someone who has left while the browser asked is not asked again.
        if (!this.closed) await this.openOne('microphone');
        if (!this.closed && this.get().camera.on) await this.openOne('camera');
      }
      await this.listDevices();
    } finally {
      this.set({ opening: false });
    }
  }

  /** Releases both devices, so that the camera's light goes off. */
  close(): void {
    this.closed = true;
    navigator.mediaDevices?.removeEventListener('devicechange', this.devicesChanged);
    for (const kind of ['camera', 'microphone'] as const) this.release(kind);
  }

  /** Muting keeps the microphone open, so that unmuting is instant; a camera that is off is released. */
  async switch(kind: Sending, on: boolean): Promise<void> {
    const { track } = this.get()[kind];
    this.change(kind, { on });
    if (kind === 'microphone' && track) {
      track.enabled = on;
      return;
    }
    if (!on) this.release(kind);
    else if (!track) await this.openOne(kind);
  }

  /** Sound only, now and next time; false turns the picture on again. */
  async setSoundOnly(soundOnly: boolean): Promise<void> {
    this.keep({ soundOnly });
    await this.switch('camera', !soundOnly);
    await this.listDevices();
  }

  async choose(kind: DeviceKind, deviceId: string): Promise<void> {
    this.keep({ [kind]: deviceId });
    if (kind === 'speaker' || !this.get()[kind].on) return;
    this.release(kind);
    await this.openOne(kind);
    await this.listDevices();
  }

  private keep(change: Partial<DeviceChoice>): void {
    const choice = { ...this.get().choice, ...change };
    keepDeviceChoice(choice);
    this.set({ choice });
  }

  private async openTogether(): Promise<boolean> {
    const turn = { camera: ++this.turn.camera, microphone: ++this.turn.microphone };
    const constraints = { video: this.constraints('camera'), audio: this.constraints('microphone') };
    try {
      const stream = await navigator.mediaDevices.getUserMedia(constraints);
      this.take('camera', stream.getVideoTracks()[0] ?? null, turn.camera);
      this.take('microphone', stream.getAudioTracks()[0] ?? null, turn.microphone);
      return true;
    } catch {
      // Asking for each device alone shows which one fails.
      return false;
    }
  }

  private async openOne(kind: Sending): Promise<void> {
    const turn = ++this.turn[kind];
    try {
      this.take(kind, await this.ask(kind), turn);
    } catch (error) {
      if (turn === this.turn[kind]) this.change(kind, { track: null, problem: deviceProblem(error) });
    }
  }

  private async ask(kind: Sending, chosen = true): Promise<MediaStreamTrack | null> {
    const constraints = this.constraints(kind, chosen);
    try {
      const stream = await navigator.mediaDevices.getUserMedia(
        kind === 'camera' ? { video: constraints } : { audio: constraints },
      );
      return stream.getTracks()[0] ?? null;
    } catch (error) {
      // The previous device is not connected.
      if (chosen && this.get().choice[kind] && deviceProblem(error) === 'missing') return this.ask(kind, false);
      throw error;
    }
  }

  private constraints(kind: Sending, chosen = true): MediaTrackConstraints {
    const id = chosen ? this.get().choice[kind] : null;
    return { ...(kind === 'camera' ? CAMERA : MICROPHONE), ...(id && { deviceId: { exact: id } }) };
  }

  private take(kind: Sending, track: MediaStreamTrack | null, turn: number): void {
    if (this.closed || turn !== this.turn[kind] || (kind === 'camera' && !this.get().camera.on)) {
      track?.stop();
      return;
    }
    this.release(kind, false);
    if (kind === 'microphone' && track) track.enabled = this.get().microphone.on;
    track?.addEventListener('ended', () => {
      if (this.get()[kind].track === track) this.change(kind, { track: null, problem: 'stopped' });
    });
    this.change(kind, { track, problem: track ? null : 'missing' });
  }

  private release(kind: Sending, forget = true): void {
    if (forget) this.turn[kind] += 1;
    this.get()[kind].track?.stop();
    if (this.get()[kind].track || this.get()[kind].problem) this.change(kind, { track: null, problem: null });
  }

  private change(kind: Sending, change: Partial<OwnDevice>): void {
    this.set({ [kind]: { ...this.get()[kind], ...change } });
  }

  private devicesChanged = (): void => void this.listDevices();

  private listDevices = async (): Promise<void> => {
    try {
      const all = await navigator.mediaDevices.enumerateDevices();
      // Before any permission devices have no names, so there is nothing to choose.
      this.set({ devices: all.filter(({ deviceId, label }) => deviceId && label) });
    } catch {
      this.set({ devices: [] });
    }
  };
}

/** The devices one may choose from. */
export function devicesOf(state: LocalMediaState, kind: DeviceKind): MediaDeviceInfo[] {
  // Not every browser lets a page choose the loudspeaker.
  if (kind === 'speaker' && !('setSinkId' in HTMLMediaElement.prototype)) return [];
  const input = kind === 'speaker' ? 'audiooutput' : INPUT[kind];
  return state.devices.filter((device) => device.kind === input);
}
