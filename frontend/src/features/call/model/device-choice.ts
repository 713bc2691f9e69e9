const KEY = 'call-devices';

export type DeviceKind = 'camera' | 'microphone' | 'speaker';

/** The ids of the devices to use in this browser; null is the browser's default. */
export interface DeviceChoice extends Record<DeviceKind, string | null> {
  soundOnly: boolean;
}

const NONE: DeviceChoice = { camera: null, microphone: null, speaker: null, soundOnly: false };

/** The devices chosen last in this browser. */
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
