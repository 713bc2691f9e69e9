import { useEffect } from 'react';
import { DrawnIcon } from '../../../ui/Icon';
import { clockOf } from '../texts';
import { PAUSE_DRAWING, PLAY_DRAWING } from './drawings';
import { playback, usePlayback, type Track } from './playback';
import { voiceTexts as texts } from './texts';
import styles from './VoicePlayer.module.css';

/** Drawn where the sender's browser could not measure. */
const FLAT = Array.from({ length: 48 }, () => 24);
const STEP_SECONDS = 0.5;

interface VoicePlayerProps {
  track: Track;
  waveform: readonly number[] | null | undefined;
  /** The speaker; null for a recording that is not sent. */
  name: string | null;
}

/** A voice message: play, its bars as the way to any part of it, how long it is, and how fast it is heard. */
export function VoicePlayer({ track, waveform, name }: VoicePlayerProps) {
  const { id, durationMs, file } = track;
  const { playing, position, rate } = usePlayback(id);
  // A recording of this browser is heard only where it is shown.
  const isLocal = file !== undefined;
  useEffect(() => () => (isLocal ? playback.stop(id) : undefined), [id, isLocal]);
  const seconds = Math.max(durationMs / 1_000, STEP_SECONDS);
  // As lists say it.
  const length = clockOf(Math.max(Math.round(durationMs / 1_000), 1));
  const bars = waveform?.length ? waveform : FLAT;
  const runs = playing?.state === 'playing' || playing?.state === 'loading';
  const failure = playing?.failure;
  const label = name === null ? (runs ? texts.pauseOwn : texts.playOwn) : (runs ? texts.pause : texts.play)(name);
  const heard = (position / seconds) * bars.length;
  return (
    <div className={styles.player} data-voice={playing?.state ?? 'idle'}>
      <button
        type="button"
        className={styles.play}
        aria-label={`${label}, ${length}`}
        aria-busy={playing?.state === 'loading' || undefined}
        disabled={failure === 'gone' || failure === 'unsupported'}
        onClick={() => playback.toggle(track)}
      >
        <DrawnIcon {...(runs ? PAUSE_DRAWING : PLAY_DRAWING)} size={24} filled={!runs} />
      </button>
      <div className={styles.wave}>
        <span className={styles.bars} aria-hidden="true">
          {bars.map((level, index) => (
            <i key={index} style={{ height: `${Math.max(level, 8)}%` }} data-heard={index < heard || undefined} />
          ))}
        </span>
        <input
          type="range"
          className={styles.range}
          aria-label={name === null ? texts.positionOwn : texts.position(name)}
          aria-valuetext={texts.of(clockOf(position), length)}
          min={0}
          max={seconds}
          step={STEP_SECONDS}
          value={Math.min(position, seconds)}
          onChange={({ target }) => playback.seek(track, Number(target.value))}
          // A finger that rests here looks for a part, not for the menu of the message.
          onPointerDown={(event) => event.stopPropagation()}
        />
      </div>
      <span className={styles.time} aria-hidden="true">
        {position > 0 ? clockOf(position) : length}
      </span>
      <button type="button" className={styles.speed} aria-label={texts.speed(rate)} onClick={() => playback.nextRate()}>
        <span>{rate}×</span>
      </button>
      {failure ? (
        <p className={styles.failure} role="alert">
          {texts.failures[failure]}
        </p>
      ) : null}
    </div>
  );
}
