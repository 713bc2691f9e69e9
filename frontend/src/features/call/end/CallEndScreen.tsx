import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyListAgreementsQuery, useStartAgreementMutation, type AgreementState } from '../../../api/agreements';
import { messageOf } from '../../../lib/api-error';
import type { CallRoom } from '../../../api/video-calls';
import { agreementPath, conversationPath, paths, reportPath } from '../../../config/paths';
import { useRegionalPath } from '../../../lib/region';
import { ArrowLink, Button, LinkButton } from '../../../ui/Button';
import { HookDrawing } from '../../../ui/drawings/HookDrawing';
import { KettleDrawing } from '../../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../../ui/EmptyState';
import { toast } from '../../../ui/toast';
import { Clocks } from '../Clocks';
import { callTexts } from '../texts';
import type { CallEnd } from '../model/call-session';
import { NotesEditor } from '../notes/NotesEditor';
import { useNotes } from '../model/use-notes';
import styles from './CallEndScreen.module.css';

const { end: texts } = callTexts;
/** The agreement that is being negotiated. */
const OPEN: readonly AgreementState[] = ['draft', 'proposed', 'countered', 'accepted'];

interface CallEndScreenProps {
  room: CallRoom;
  end: Exclude<CallEnd, 'taken-over' | 'unopened'>;
  /** Rejoins after hanging up by mistake, or waits for another time. */
  onReturn: () => void;
}

/** Instead of the call, where it is not in this window or no longer takes place. */
export const NoCall = (words: Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'children'>) => (
  <EmptyState page drawing={<HookDrawing />} {...words} />
);

/** After the call: the notes and the next steps. */
export function CallEndScreen({ room, end, onReturn }: CallEndScreenProps) {
  const notes = useNotes(room.interviewId);
  const { displayName: name } = room.other;
  const conversation = conversationPath(room.conversationId);
  const refused = end === 'refused';
  return (
    <section className={`wrap ${styles.end}`}>
      <div className={styles.words}>
        <h1>{texts[end]}</h1>
        <p>{refused ? texts.refusedText : end === 'moved' ? texts.movedText : texts.calm(name)}</p>
        {end === 'moved' ? <Clocks at={new Date(room.startsAt)} other={room.other} /> : null}
        <h2>{texts.next}</h2>
        <div className={styles.actions}>
          {refused ? (
            <LinkButton to={paths.messages}>{callTexts.missing.action}</LinkButton>
          ) : (
            <LinkButton to={conversation}>{texts.write(name)}</LinkButton>
          )}
          {end === 'left' || end === 'moved' ? (
            <Button variant="quiet" onClick={onReturn}>
              {end === 'moved' ? callTexts.check.early : texts.back}
            </Button>
          ) : null}
        </div>
        <div className={styles.links}>
          {refused ? null : (
            <>
              <ArrowLink to={conversation}>{texts.another}</ArrowLink>
              <BeginAgreement conversationId={room.conversationId} />
              <p>{texts.nextHint}</p>
            </>
          )}
          <ArrowLink to={reportPath('interview', room.interviewId)}>{texts.report}</ArrowLink>
        </div>
        <div className={styles.drawing}>
          <KettleDrawing />
        </div>
      </div>
      <div className={styles.notes}>
        <h2>{texts.yourNotes}</h2>
        <p>{refused ? texts.refusedKept : texts.kept}</p>
        <NotesEditor notes={notes} name={name} rows={12} />
      </div>
    </section>
  );
}

/** Opens the existing agreement with this person, or starts one. */
function BeginAgreement({ conversationId }: { conversationId: string }) {
  const navigate = useNavigate();
  const regional = useRegionalPath();
  const [list] = useLazyListAgreementsQuery();
  const [start, { isLoading }] = useStartAgreementMutation();
  const begin = async () => {
    try {
      const { items } = await list({ conversationId }).unwrap();
      const open = items.find(({ state }) => OPEN.includes(state));
      const { id } = open ?? (await start({ startAgreementInput: { conversationId } }).unwrap());
      void navigate(regional(agreementPath(id)));
    } catch (error) {
      toast.error(texts.agreementFailed, messageOf(error));
    }
  };
  return (
    <Button variant="plain" icon="edit" busy={isLoading} onClick={() => void begin()}>
      {texts.agreement}
    </Button>
  );
}
