import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { CallIcon } from '../CallIcon';
import { playTestSound } from '../model/test-sound';
import { callTexts } from '../texts';
import styles from './SoundTest.module.css';

const { sound: texts } = callTexts;

type Answer = 'asked' | 'heard' | 'silent' | 'failed';

/** Plays a sound through the chosen speaker, and asks whether it was heard. */
export function SoundTest({ speaker }: { speaker: string | null }) {
  const playing = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => () => playing.current?.abort(), []);
  const play = async () => {
    const mine = (playing.current = new AbortController());
    setBusy(true);
    const result = await playTestSound(speaker, mine.signal).then(
      () => 'asked' as const,
      () => 'failed' as const,
    );
    if (mine.signal.aborted) return;
    setBusy(false);
    setAnswer(result);
  };
  return (
    <div className={styles.sound}>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void play()}>
        <CallIcon name="speaker" size={20} />
        {answer ? texts.again : texts.play}
      </Button>
      {answer && answer !== 'failed' ? (
        <div className={styles.answers} role="group" aria-label={texts.question}>
          <p>{texts.question}</p>
          <Button variant="quiet" size="small" aria-pressed={answer === 'heard'} onClick={() => setAnswer('heard')}>
            {texts.yes}
          </Button>
          <Button variant="quiet" size="small" aria-pressed={answer === 'silent'} onClick={() => setAnswer('silent')}>
            {texts.no}
          </Button>
        </div>
      ) : null}
      <div role="status">
        {answer === 'asked' ? <span className="sr">{texts.question}</span> : null}
        {answer === 'heard' ? <p className={styles.works}>{texts.heard}</p> : null}
        {answer === 'failed' ? <p>{texts.failed}</p> : null}
        {answer === 'silent' ? (
          <>
            <p>{texts.silent}</p>
            <ul>
              {texts.hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
