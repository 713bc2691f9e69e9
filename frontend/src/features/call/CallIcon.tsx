import styles from './CallIcon.module.css';

/** The drawings that only a call needs, in the manner of those in `ui`. */
const drawings = {
  microphone:
    'M12 3.5a2.8 2.8 0 0 1 2.8 2.8v5a2.8 2.8 0 0 1-5.6 0v-5A2.8 2.8 0 0 1 12 3.5ZM5.5 11.3a6.5 6.5 0 0 0 13 0M12 17.8V21',
  microphoneOff:
    'M14.8 10.5V6.3a2.8 2.8 0 0 0-5.4-1M9.2 9.4v1.9a2.8 2.8 0 0 0 4.4 2.3M5.5 11.3a6.5 6.5 0 0 0 10.4 5.2M18.5 11.3c0 1-.2 1.9-.6 2.8M12 17.8V21M4 4l16 16',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  camera: 'M3 6.5h12v11H3ZM15 11l6-3.5v9L15 13Z',
  cameraOff: 'M7.5 6.5H15v7.6M13.8 17.5H3v-11h.8M15 11l6-3.5v9l-3.6-2.1M3.5 3.5l17 17',
  hangUp:
    'M3 14.6c-.6-1.9 0-3.6 1.7-4.7 4.3-2.7 10.3-2.7 14.6 0 1.7 1.1 2.3 2.8 1.7 4.7-.2.7-.9 1-1.6.8l-3.2-.9c-.6-.2-1-.7-1-1.3v-1.7c-2.1-.6-4.3-.6-6.4 0v1.7c0 .6-.4 1.1-1 1.3l-3.2.9c-.7.2-1.4-.1-1.6-.8Z',
  notes: 'M5.5 3.5h13v17h-13ZM8.5 8h7M8.5 12h7M8.5 16h4',
  devices:
    'M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9M15 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z',
} as const;

export type CallIconName = keyof typeof drawings;

/** A drawing next to words. */
export function CallIcon({ name, size = 24 }: { name: CallIconName; size?: number }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-filled={name === 'hangUp' || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
