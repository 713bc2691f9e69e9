import { useRef } from 'react';
import { IconButton } from '../../../ui/Button';
import { DrawnIcon } from '../../../ui/Icon';
import { FILE_TYPES } from '../model/draft-files';
import { threadTexts } from '../thread/texts';
import { MICROPHONE_DRAWING } from '../voice/drawings';
import styles from './Composer.module.css';

const { composer: texts } = threadTexts;

/** Attributes of a button that is not available yet; `reason` is the id of the explanation, null if it is available. */
const blockedBy = (reason: string | null) =>
  reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': reason };

interface AttachButtonProps {
  /** The id of the text that says why no files can be added yet; null if they can. */
  reason: string | null;
  onChoose: (files: FileList | null) => void;
}

export function AttachButton({ reason, onChoose }: AttachButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={FILE_TYPES.join()}
        aria-label={texts.attach}
        onChange={({ target }) => {
          onChoose(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <IconButton
        icon="attach"
        label={texts.attach}
        {...blockedBy(reason)}
        onClick={() => reason === null && picker.current?.click()}
      />
    </>
  );
}

/** Shown until voice messages can be sent; `reason` is the id of the text that says why they cannot yet. */
export const BlockedMicrophone = ({ reason }: { reason: string }) => (
  <button type="button" className={styles.microphone} aria-label={texts.speak} {...blockedBy(reason)}>
    <DrawnIcon {...MICROPHONE_DRAWING} size={22} />
  </button>
);
