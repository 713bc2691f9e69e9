import { Select } from '../../ui/form';
import { callTexts } from './texts';
import type { DeviceKind } from './model/device-choice';
import { devicesOf, type LocalMedia, type LocalMediaState } from './model/local-media';

const { devices: texts } = callTexts;
const KINDS = ['camera', 'microphone', 'speaker'] as const satisfies DeviceKind[];

/** Which camera, microphone and loudspeaker; where there is but one, there is nothing to choose. */
export function DeviceSelects({ media, state }: { media: LocalMedia; state: LocalMediaState }) {
  return KINDS.map((kind) => {
    const devices = devicesOf(state, kind);
    if (devices.length === 0) return null;
    // What is in use says more than what was wished for.
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
