/** What browsers record, in the order in which we ask; the server accepts each. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** How this browser records sound; null where it cannot. */
export function recordingType(): string | null {
  if (typeof MediaRecorder === 'undefined' || typeof AudioContext === 'undefined') return null;
  // Only pages that were loaded securely have devices.
  const { mediaDevices } = navigator as Partial<Navigator>;
  return mediaDevices ? (TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null) : null;
}
