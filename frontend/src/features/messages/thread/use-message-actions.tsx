import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Conversation } from '../../../api/messages';
import { serverNow } from '../../../lib/clocks';
import { retryImport } from '../../../lib/retry-import';
import { useSession } from '../../../lib/session';
import { useLatch } from '../../../lib/use-latch';
import { toast } from '../../../ui/toast';
import type { ConversationSlots } from '../slots';
import { DELETABLE_MS, EDITABLE_MS, type Message } from '../model/thread';
import { threadTexts } from './texts';
import { iconDrawings } from '../../../ui/icon-drawings';
import { COPY_DRAWING, REPLY_DRAWING } from './drawings';
import type { MessageAction } from './MessageMenu';

const TimesDialog = lazy(retryImport(() => import('./TimesDialog')));
const DeleteDialog = lazy(retryImport(() => import('./DeleteDialog')));

const { menu: texts } = threadTexts;

/** Actions in a conversation in which both can write. */
export interface WritingActions {
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
}

interface ActionFacts {
  ownId: string;
  person: Conversation['with'];
  /** Absent where no one can write any more. */
  writingActions: WritingActions | undefined;
  onChanged: (message: Message) => void;
  report: ConversationSlots['report'];
}

/** The actions of a message's menu, and the dialogs that some of them open. */
export function useMessageActions({ ownId, person, writingActions, onChanged, report }: ActionFacts) {
  const { user } = useSession();
  const coParent = user?.coParent?.name;
  const [reporting, setReporting] = useState<Message | null>(null);
  const [deleting, setDeleting] = useState<Message | null>(null);
  const [timed, setTimed] = useState<Message | null>(null);
  // Once opened a dialog stays in the page, which gives the focus back when it closes.
  const hasTimed = useLatch(timed !== null);
  const hasDeleted = useLatch(deleting !== null);

  const actionsOn = useCallback(
    (message: Message): MessageAction[] => {
      if (message.removed) return [];
      const mine = message.senderId === ownId;
      /** For a family: the account holder or the co-parent. */
      const wroteIt = message.writtenBy?.name === coParent;
      const age = serverNow().getTime() - Date.parse(message.createdAt);
      const isEditable = mine && wroteIt && age < EDITABLE_MS && !message.voiceSeconds;
      const isDeletable = mine && (wroteIt || coParent === undefined) && age < DELETABLE_MS;
      const actions: MessageAction[] = [];
      if (!message.deleted) {
        if (writingActions)
          actions.push({ label: texts.reply, icon: REPLY_DRAWING, onSelect: () => writingActions.onReply(message) });
        if (writingActions && isEditable)
          actions.push({ label: texts.edit, icon: iconDrawings.edit, onSelect: () => writingActions.onEdit(message) });
        if (message.content)
          actions.push({ label: texts.copy, icon: COPY_DRAWING, onSelect: () => void copy(message.content) });
        actions.push({ label: texts.times, icon: iconDrawings.info, onSelect: () => setTimed(message) });
        if (writingActions && isDeletable)
          actions.push({
            label: texts.delete,
            icon: iconDrawings.trash,
            onSelect: () => setDeleting(message),
            danger: true,
          });
      }
      if (report && !mine)
        actions.push({
          label: texts.report,
          icon: iconDrawings.flag,
          onSelect: () => setReporting(message),
          danger: true,
        });
      return actions;
    },
    [ownId, coParent, writingActions, report],
  );

  const dialogs: ReactNode = (
    <>
      {reporting ? report?.(reporting, () => setReporting(null)) : null}
      {hasDeleted ? (
        <Suspense>
          <DeleteDialog
            message={deleting}
            name={person.displayName}
            onDeleted={onChanged}
            onClose={() => setDeleting(null)}
          />
        </Suspense>
      ) : null}
      {hasTimed ? (
        <Suspense>
          <TimesDialog
            message={timed}
            mine={timed?.senderId === ownId}
            person={person}
            onClose={() => setTimed(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
  return { actionsOn, dialogs };
}

async function copy(content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content);
    toast.success(texts.copied);
  } catch {
    toast.error(texts.notCopied);
  }
}
