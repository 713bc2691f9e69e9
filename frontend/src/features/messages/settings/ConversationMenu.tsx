import { useState } from 'react';
import type { Conversation } from '../../../api/messages';
import { useNow } from '../../../lib/clocks';
import { IconButton } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { DrawnIcon, Icon } from '../../../ui/Icon';
import { threadTexts } from '../thread/texts';
import styles from './ConversationMenu.module.css';
import { isMuted, MUTED_DRAWING, mutedInWords } from './mute';
import { useConversationSettings } from './use-conversation-settings';

const { settings: texts, search: searchTexts } = threadTexts;

interface ConversationMenuProps {
  conversation: Conversation;
  onSearch: () => void;
}

/** Searches, archives and mutes the open conversation. */
export function ConversationMenu({ conversation, onSearch }: ConversationMenuProps) {
  const [open, setOpen] = useState(false);
  const now = useNow();
  const { mute, archive, unarchive } = useConversationSettings(conversation.id);
  const { archived } = conversation;
  const muted = isMuted(conversation, now);
  const choose = (action: () => Promise<void> | void) => () => {
    setOpen(false);
    void action();
  };
  return (
    <>
      <IconButton icon="more" label={texts.open} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title(conversation.with.displayName)}>
        <div className={styles.choices}>
          <button type="button" onClick={choose(onSearch)}>
            <Icon name="search" />
            <b>{searchTexts.inMenu}</b>
            <span>{searchTexts.inMenuText}</span>
          </button>
          <button type="button" onClick={choose(archived ? unarchive : archive)}>
            <DrawnIcon drawing={ARCHIVE} />
            <b>{archived ? texts.unarchive : texts.archive}</b>
            <span>{archived ? texts.unarchiveText : texts.archiveText}</span>
          </button>
          {muted ? (
            <button type="button" onClick={choose(() => mute('off'))}>
              <Icon name="bell" />
              <b>{texts.unmute}</b>
              <span>{mutedInWords(conversation, now)}</span>
            </button>
          ) : (
            <div className={styles.mute} role="group" aria-label={texts.mute}>
              <DrawnIcon {...MUTED_DRAWING} />
              <b>{texts.mute}</b>
              <span>{texts.muteText}</span>
              <div className={styles.periods}>
                {PERIODS.map((period) => (
                  <button key={period} type="button" onClick={choose(() => mute(period))}>
                    {texts.periods[period]}
                  </button>
                ))}
              </div>
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}

const PERIODS = ['8_hours', '1_week', 'always'] as const;
const ARCHIVE = '<path d="M3.5 4.5h17v4h-17zM5 8.5v11h14v-11M9.5 12.5h5"/>';
