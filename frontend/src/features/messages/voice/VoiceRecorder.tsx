import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../../../ui/Button';
import { DrawnIcon, Icon } from '../../../ui/Icon';
import { clockOf } from '../texts';
import type { UnsentFile } from '../model/draft-files';
import { MICROPHONE_DRAWING, PAUSE_DRAWING, STOP_DRAWING } from './drawings';
import { MOST_SECONDS, recorder, toUnsentFile, useRecording, WARNED_SECONDS, type Recording } from './recorder';
import { voiceTexts as texts } from './texts';
import { usePress } from './use-press';
import { VoicePlayer } from './VoicePlayer';
import styles from './VoiceRecorder.module.css';

const CAN_PAUSE = 'pause' in MediaRecorder.prototype;

interface VoiceRecorderProps {
  /** Whose recording, and of which conversation. */
  place: string;
  /** While it records, and until that is sent or discarded, nothing else is shown where one writes. */
  onActive: (active: boolean) => void;
  onSend: (file: UnsentFile) => void;
}

/** The microphone where one writes, and what takes the place of the words while one speaks. */
export default function VoiceRecorder({ place, onActive, onSend }: VoiceRecorderProps) {
  const recording = useRecording(place);
  const { phase } = recording;
  const isActive = phase !== 'idle' && phase !== 'failed';
  const tellActive = useEffectEvent(onActive);
  useEffect(() => {
    tellActive(isActive);
    // While the recorder is hidden, as during editing, the text field is shown again.
    return () => tellActive(false);
  }, [isActive]);
  useEffect(() => {
    recorder.enter(place);
    return () => recorder.leave(place);
  }, [place]);
  const microphone = useFocusReturned(isActive);

  const send = async () => {
    const recorded = await recorder.finish();
    if (!recorded) return;
    recorder.discard(place);
    onSend(toUnsentFile(recorded));
  };
  const discard = () => recorder.discard(place);
  const { held, handlers } = usePress({
    onStart: () => void recorder.start(place),
    onRelease: () => void send(),
    onAway: discard,
  });

  if (isActive)
    return <RecordingPanel recording={recording} held={held} onDiscard={discard} onSend={() => void send()} />;
  return (
    <>
      <button
        ref={microphone}
        type="button"
        className={styles.microphone}
        aria-label={texts.record}
        title={texts.record}
        {...handlers}
      >
        <DrawnIcon {...MICROPHONE_DRAWING} size={22} />
      </button>
      {phase === 'failed' ? <Problem problem={recording.problem} onClose={discard} /> : null}
    </>
  );
}

/** After a recording the focus returns to the microphone, unless the person is somewhere else by then. */
function useFocusReturned(isActive: boolean) {
  const microphone = useRef<HTMLButtonElement>(null);
  const wasActive = useRef(false);
  useEffect(() => {
    if (wasActive.current && !isActive && document.activeElement === document.body) microphone.current?.focus();
    wasActive.current = isActive;
  }, [isActive]);
  return microphone;
}

interface RecordingPanelProps {
  recording: Recording;
  /** The microphone is still pressed. */
  held: boolean;
  onDiscard: () => void;
  onSend: () => void;
}

function RecordingPanel({ recording, held, onDiscard, onSend }: RecordingPanelProps) {
  const { phase } = recording;
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={texts.recording}
      data-recording={phase}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDiscard();
      }}
    >
      <IconButton icon="trash" label={phase === 'asking' ? texts.cancel : texts.discard} onClick={onDiscard} />
      <RecordingState recording={recording} held={held} />
      {phase === 'recording' ? (
        <>
          {CAN_PAUSE ? <PauseButton isPaused={recording.isPaused} /> : null}
          <StopButton onStop={() => void recorder.finish()} />
        </>
      ) : null}
      <button
        type="button"
        className={styles.send}
        aria-label={texts.send}
        disabled={phase === 'asking' || phase === 'reading'}
        onClick={onSend}
      >
        <Icon name="send" size={22} />
      </button>
    </div>
  );
}

function PauseButton({ isPaused }: { isPaused: boolean }) {
  const label = isPaused ? texts.resume : texts.pauseRecording;
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={label}
      title={label}
      onClick={() => (isPaused ? recorder.resume() : recorder.pause())}
    >
      <DrawnIcon {...(isPaused ? MICROPHONE_DRAWING : PAUSE_DRAWING)} size={24} />
    </button>
  );
}

/** Has the focus while one speaks: Space or Enter ends the recording, Escape discards it. */
function StopButton({ onStop }: { onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.stop}
      aria-label={texts.stop}
      title={texts.stop}
      onClick={onStop}
    >
      <DrawnIcon {...STOP_DRAWING} size={24} filled />
    </button>
  );
}

/** What is heard so far: the length and level while one speaks, then the recording itself. */
function RecordingState({ recording, held }: { recording: Recording; held: boolean }) {
  if (recording.phase === 'ready') {
    const { key, file, durationMs, waveform } = recording.recorded;
    return (
      <div className={styles.listen}>
        <VoicePlayer track={{ id: key, durationMs, file }} waveform={waveform} name={null} />
        {recording.atLimit ? (
          <p className={styles.note} role="status">
            {texts.ended}
          </p>
        ) : null}
      </div>
    );
  }
  if (recording.phase !== 'recording')
    return (
      <p className={styles.state} role="status">
        {recording.phase === 'asking' ? texts.asking : texts.reading}
      </p>
    );
  const left = Math.ceil(MOST_SECONDS - recording.seconds);
  return (
    <div className={styles.speaking} data-paused={recording.isPaused || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.time} role="timer" aria-label={texts.elapsed(clockOf(recording.seconds))}>
        {clockOf(recording.seconds)}
      </span>
      <span className={styles.levels} aria-hidden="true">
        {recording.levels.map((level, index) => (
          <i key={index} style={{ height: `${Math.max(level, 6)}%` }} />
        ))}
      </span>
      <span className="sr" role="status">
        {recording.isPaused ? texts.paused : texts.recording}
      </span>
      {left <= WARNED_SECONDS ? (
        <span className={styles.left} role="status">
          {texts.nearEnd(left)}
        </span>
      ) : held ? (
        <span className={styles.hold}>{texts.hold}</span>
      ) : null}
    </div>
  );
}

function Problem({
  problem,
  onClose,
}: Pick<Extract<Recording, { phase: 'failed' }>, 'problem'> & { onClose: () => void }) {
  return (
    <div className={styles.problem}>
      <div>
        <p role="alert">{problem === 'short' ? texts.short : texts.problems[problem]}</p>
        {problem === 'denied' ? (
          <details>
            <summary>{texts.allowHow}</summary>
            <ol>
              {texts.allowSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ) : null}
      </div>
      <IconButton icon="close" label={texts.close} onClick={onClose} />
    </div>
  );
}
