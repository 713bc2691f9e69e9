import { CallIcon, type CallIconName } from '../CallIcon';
import { callTexts } from '../texts';
import type { LocalMedia, LocalMediaState } from '../model/local-media';
import styles from './Controls.module.css';

const { room: texts } = callTexts;

export type PanelName = 'questions' | 'notes' | 'devices';

interface ControlsProps {
  own: LocalMediaState;
  media: LocalMedia;
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
  onHangUp: () => void;
}

/** Microphone, camera, side panel and hang-up buttons, always in the same places. */
export function Controls({ own, media, panel, onPanel, onHangUp }: ControlsProps) {
  const [hears, shows] = [own.microphone.on && own.microphone.track, own.camera.on && own.camera.track];
  const writing = panel === 'questions' || panel === 'notes';
  return (
    <div className={styles.controls} role="toolbar" aria-label={texts.controls}>
      <Control
        icon={hears ? 'microphone' : 'microphoneOff'}
        label={hears ? texts.mute : texts.unmute}
        off={!hears}
        onClick={() => void (own.microphone.track ? media.switch('microphone', !hears) : media.open())}
      />
      <Control
        icon={shows ? 'camera' : 'cameraOff'}
        label={shows ? texts.cameraOff : texts.cameraOn}
        off={!shows}
        onClick={() => void media.switch('camera', !shows)}
      />
      <Control icon="notes" label={texts.panel} open={writing} onClick={() => onPanel(writing ? null : 'questions')} />
      <Control
        icon="devices"
        label={texts.devices}
        open={panel === 'devices'}
        onClick={() => onPanel(panel === 'devices' ? null : 'devices')}
      />
      <button type="button" className={styles.hangUp} onClick={onHangUp}>
        <i>
          <CallIcon name="hangUp" />
        </i>
        {texts.hangUp}
      </button>
    </div>
  );
}

interface ControlProps {
  icon: CallIconName;
  /** The label. */
  label: string;
  /** Whether what it stands for is off. */
  off?: boolean;
  /** For a button that opens something: whether it is open. */
  open?: boolean;
  onClick: () => void;
}

function Control({ icon, label, off, open, onClick }: ControlProps) {
  return (
    <button type="button" data-off={off || undefined} aria-expanded={open} onClick={onClick}>
      <i>
        <CallIcon name={icon} />
      </i>
      {label}
    </button>
  );
}
