import { useNavigate } from 'react-router-dom';
import { useChangeConversationMutation, type ConversationSettingsInput } from '../../../api/messages';
import { realtime } from '../../../api/realtime';
import { paths } from '../../../config/paths';
import { messageOf } from '../../../lib/api-error';
import { useRegionalPath } from '../../../lib/region';
import { toast } from '../../../ui/toast';
import { threadTexts } from '../thread/texts';

const { settings: texts } = threadTexts;

/** Archives and mutes one conversation. The answer takes the same way in as what other tabs are told. */
export function useConversationSettings(id: string) {
  const [change] = useChangeConversationMutation();
  const navigate = useNavigate();
  const regional = useRegionalPath();

  const save = async (settings: ConversationSettingsInput): Promise<boolean> => {
    try {
      realtime.receive('conversation.settings', await change({ id, conversationSettingsInput: settings }).unwrap());
      return true;
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
      return false;
    }
  };

  return {
    mute: async (mute: NonNullable<ConversationSettingsInput['mute']>) => {
      if (await save({ mute })) toast.success(mute === 'off' ? texts.unmuted : texts.muted);
    },
    archive: async () => {
      if (!(await save({ archived: true }))) return;
      void navigate(regional(paths.messages));
      toast.info(texts.archived, texts.archivedText, {
        label: texts.undo,
        run: () => void save({ archived: false }),
      });
    },
    unarchive: async () => {
      if (await save({ archived: false })) toast.success(texts.unarchived);
    },
  };
}
