/** What one look at the connection says. Counts grow from its beginning. */
export interface Sample {
  /** Milliseconds. */
  at: number;
  framesDecoded: number;
  audioBytes: number;
  /** Share of what we sent that did not arrive, 0 to 1; null while the other has not said. */
  lost: number | null;
  /** Bits a second that the line would take from us; null where the browser does not know. */
  upload: number | null;
}

export interface Verdict {
  /** The other's picture stands still although their camera is on. */
  pictureStopped: boolean;
  /** Sound still comes. */
  heard: boolean;
  /** Too little gets through for a picture of ours. */
  poor: boolean;
}

export const CALM: Verdict = { pictureStopped: false, heard: true, poor: false };

/** How long a picture may stand still before it is said. */
const STILL_MS = 3_000;
/** How long a line has to be poor before the picture is given up for the sound. */
const POOR_MS = 6_000;
const MUCH_LOST = 0.15;
const THIN_UPLOAD = 90_000;
/** What is looked back at. */
export const WINDOW_MS = 8_000;

/** Judges the last seconds, oldest sample first. `cameraOn`: whether the other says that theirs is. */
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

/** Looks at a connection. */
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
