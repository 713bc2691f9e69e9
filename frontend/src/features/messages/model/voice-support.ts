/** Recording formats in order of preference; the server accepts all of them. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** How this browser records sound; null where it cannot. */
export function recordingType(): string | null {
  if (typeof MediaRecorder === 'undefined' || typeof AudioContext === 'undefined') return null;
  // Only pages that were loaded securely have devices.
  const { mediaDevices } = navigator as Partial<Navigator>;
  return mediaDevices ? (TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null) : null;
}
