const KEY = 'call-devices';

export type DeviceKind = 'camera' | 'microphone' | 'speaker';

/** Which devices someone uses in this browser, by their ids; null is what the browser takes automatically. */
export interface DeviceChoice extends Record<DeviceKind, string | null> {
  soundOnly: boolean;
}

const NONE: DeviceChoice = { camera: null, microphone: null, speaker: null, soundOnly: false };

/** What was chosen last time in this browser. */
export function readDeviceChoice(): DeviceChoice {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DeviceChoice>) };
  } catch {
    return NONE;
  }
}

export function keepDeviceChoice(choice: DeviceChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Closed storage: it is chosen again next time.
  }
}
