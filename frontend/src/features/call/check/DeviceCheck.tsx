import type { ReactNode } from 'react';
import { useElapsed } from '../../../lib/use-elapsed';
import { useLatch } from '../../../lib/use-latch';
import { Checkbox } from '../../../ui/form';
import { classNames } from '../../../ui/class-names';
import { DeviceSelects } from '../DeviceSelects';
import { callTexts } from '../texts';
import type { LocalMedia } from '../model/local-media';
import { useStore } from '../model/store';
import { CameraPreview } from './CameraPreview';
import styles from './DeviceCheck.module.css';
import { Problems } from './Problems';
import { SoundTest } from './SoundTest';

const { check: texts } = callTexts;

/** Devices that are allowed are known by then; a question of the browser can stay open for as long as one likes. */
const ASKING_MS = 1_500;

interface DeviceCheckProps {
  media: LocalMedia;
  /** The name of the other person; absent outside a call. */
  name?: string;
  words: ReactNode;
  /** Content below the check, such as the button that joins. */
  action?: ReactNode;
  /** Further choices below the devices. */
  children?: ReactNode;
}

/** The preview, the level of the microphone, the devices, and what is wrong with them. Nothing is recorded or sent. */
export function DeviceCheck({ media, name, words, action, children }: DeviceCheckProps) {
  const state = useStore(media);
  const isLate = useElapsed(ASKING_MS);
  const isKnown = useLatch(!state.opening || isLate);
  return (
    <section className={classNames('wrap', styles.check, !action && styles.alone)}>
      <div className={styles.words}>{words}</div>
      <div className={styles.mirror}>
        <CameraPreview state={state} />
        <Problems state={state} name={name} onAgain={() => void media.open()} />
      </div>
      {action ? <div className={styles.join}>{action}</div> : null}
      <div className={styles.settings} data-known={isKnown || undefined}>
        <fieldset className={styles.devices}>
          <legend>{texts.devices}</legend>
          <DeviceSelects media={media} state={state} />
          <SoundTest speaker={state.choice.speaker} />
          <Checkbox
            label={texts.soundOnly}
            hint={texts.soundOnlyHint}
            checked={state.choice.soundOnly}
            onChange={(event) => void media.setSoundOnly(event.target.checked)}
          />
          {children}
        </fieldset>
      </div>
    </section>
  );
}
