/** One sample of the connection statistics. Counts are totals. */
export interface Sample {
  /** Milliseconds. */
  at: number;
  framesDecoded: number;
  audioBytes: number;
  /** Share of our packets that were lost, 0 to 1; null while the other side has not reported it. */
  lost: number | null;
  /** Available outgoing bandwidth in bits a second; null where unknown. */
  upload: number | null;
}

export interface Verdict {
  /** The other person's picture is frozen although their camera is on. */
  pictureStopped: boolean;
  /** Sound still comes. */
  heard: boolean;
  /** The bandwidth is too low to send a picture. */
  poor: boolean;
}

export const CALM: Verdict = { pictureStopped: false, heard: true, poor: false };

/** How long a picture may be frozen before a notice. */
const STILL_MS = 3_000;
/** How long the connection must be poor before the camera is turned off to save the sound. */
const POOR_MS = 6_000;
const MUCH_LOST = 0.15;
const THIN_UPLOAD = 90_000;
/** The length of the observed period. */
export const WINDOW_MS = 8_000;

/** Assesses the last seconds, oldest sample first. `cameraOn`: whether the other side says that its camera is on. */
export function assess(samples: readonly Sample[], cameraOn: boolean): Verdict {
  const last = samples.at(-1);
  const before = last && samples.findLast(({ at }) => last.at - at >= STILL_MS);
  if (!last || !before) return CALM;
  const recent = samples.filter(({ at }) => last.at - at <= POOR_MS);
  const isPoor = ({ lost, upload }: Sample) =>
    (lost !== null && lost > MUCH_LOST) || (upload !== null && upload < THIN_UPLOAD);
  const long = last.at - (samples[0]?.at ?? last.at) >= POOR_MS;
  return {
    pictureStopped: cameraOn && last.framesDecoded === before.framesDecoded,
    heard: last.audioBytes > before.audioBytes,
    poor: long && recent.every(isPoor),
  };
}

interface Report {
  type: string;
  kind?: string;
  framesDecoded?: number;
  bytesReceived?: number;
  fractionLost?: number;
  availableOutgoingBitrate?: number;
  nominated?: boolean;
}

/** Samples a connection's statistics. */
export async function sampleOf(connection: RTCPeerConnection): Promise<Sample> {
  const sample: Sample = { at: performance.now(), framesDecoded: 0, audioBytes: 0, lost: null, upload: null };
  const reports = await connection.getStats();
  reports.forEach((report: Report) => {
    if (report.type === 'inbound-rtp' && report.kind === 'video') sample.framesDecoded += report.framesDecoded ?? 0;
    if (report.type === 'inbound-rtp' && report.kind === 'audio') sample.audioBytes += report.bytesReceived ?? 0;
    if (report.type === 'remote-inbound-rtp' && report.fractionLost !== undefined)
      sample.lost = Math.max(sample.lost ?? 0, report.fractionLost);
    if (report.type === 'candidate-pair' && report.nominated && report.availableOutgoingBitrate !== undefined)
      sample.upload = report.availableOutgoingBitrate;
  });
  return sample;
}
