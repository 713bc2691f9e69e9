import { Select } from '../../ui/form';
import { callTexts } from './texts';
import type { DeviceKind } from './model/device-choice';
import { devicesOf, type LocalMedia, type LocalMediaState } from './model/local-media';

const { devices: texts } = callTexts;
const KINDS = ['camera', 'microphone', 'speaker'] as const satisfies DeviceKind[];

/** Chooses camera, microphone and loudspeaker; a single device needs no choice. */
export function DeviceSelects({ media, state }: { media: LocalMedia; state: LocalMediaState }) {
  return KINDS.map((kind) => {
    const devices = devicesOf(state, kind);
    if (devices.length === 0) return null;
    // The device in use matters more than the preferred one.
    const track = kind === 'speaker' ? null : state[kind].track;
    const chosen = track?.getSettings().deviceId ?? state.choice[kind];
    const present = devices.some(({ deviceId }) => deviceId === chosen);
    return (
      <Select
        key={kind}
        label={texts[kind]}
        value={present && chosen ? chosen : ''}
        onChange={(event) => void media.choose(kind, event.target.value)}
      >
        {present ? null : <option value="">{texts.standard}</option>}
        {devices.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || texts.unnamed(index + 1)}
          </option>
        ))}
      </Select>
    );
  });
}
