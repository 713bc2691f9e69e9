import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { callTexts } from '../texts';
import type { LocalMediaState } from '../model/local-media';
import styles from './Problems.module.css';

interface ProblemsProps {
  state: LocalMediaState;
  name: string;
  onAgain: () => void;
}

/** Device problems, each with its cause and a solution. Nothing without problems. */
export function Problems({ state: { camera, microphone, opening }, name, onAgain }: ProblemsProps) {
  const words = [
    camera.on && camera.problem ? callTexts.problems.camera(camera.problem) : null,
    microphone.problem ? callTexts.problems.microphone(microphone.problem, name) : null,
  ].filter((text) => text !== null);
  return (
    <div role="status">
      {words.length > 0 ? (
        <div className={styles.problems}>
          {words.map((text) => (
            <p key={text}>
              <Icon name="alert" />
              {text}
            </p>
          ))}
          <Button variant="quiet" size="small" icon="retry" busy={opening} onClick={onAgain}>
            {callTexts.check.again}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
