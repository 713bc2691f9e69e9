import { lazy, Suspense } from 'react';
import { retryImport } from '../../../lib/retry-import';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { callTexts } from '../texts';
import type { LocalMediaState } from '../model/local-media';
import styles from './Problems.module.css';

const HowToAllow = lazy(retryImport(() => import('./HowToAllow')));

const { problems: texts } = callTexts;

interface ProblemsProps {
  state: LocalMediaState;
  name: string | undefined;
  onAgain: () => void;
}

/** Device problems, each with its cause and a solution. Nothing without problems. */
export function Problems({ state: { camera, microphone, opening }, name, onAgain }: ProblemsProps) {
  const cameraProblem = camera.on ? camera.problem : null;
  const causes = [
    cameraProblem && texts.camera(cameraProblem),
    microphone.problem && texts.microphone(microphone.problem),
  ].filter((text) => text !== null);
  const isDenied = [cameraProblem, microphone.problem].includes('denied');
  return (
    <>
      <div role="status" className={causes.length > 0 ? styles.problems : undefined}>
        {/* Some causes are the same for both devices. */}
        {[...new Set(causes)].map((text) => (
          <p key={text}>
            <Icon name="alert" />
            {text}
          </p>
        ))}
        {causes.length > 0 && name ? (
          <p>{consequence(cameraProblem !== null, microphone.problem !== null, name)}</p>
        ) : null}
        {causes.length > 0 ? (
          <Button variant="quiet" size="small" icon="retry" busy={opening} onClick={onAgain}>
            {callTexts.check.again}
          </Button>
        ) : null}
      </div>
      <Suspense fallback={null}>{isDenied ? <HowToAllow /> : null}</Suspense>
    </>
  );
}

function consequence(noCamera: boolean, noMicrophone: boolean, name: string): string {
  if (noCamera && noMicrophone) return texts.withoutBoth(name);
  return noCamera ? texts.withoutCamera : texts.withoutMicrophone(name);
}
