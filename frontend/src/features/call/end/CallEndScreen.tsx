import type { CallRoom } from '../../../api/video-calls';
import { conversationPath, paths, reportPath } from '../../../config/paths';
import { ArrowLink, Button, LinkButton } from '../../../ui/Button';
import { KettleDrawing } from '../../../ui/drawings/KettleDrawing';
import { callTexts } from '../messages';
import type { CallEnd } from '../model/call-session';
import { NotesEditor } from '../notes/NotesEditor';
import { useNotes } from '../model/use-notes';
import styles from './CallEndScreen.module.css';

const { end: texts } = callTexts;

interface CallEndScreenProps {
  room: CallRoom;
  end: Exclude<CallEnd, 'taken-over'>;
  /** Whoever hung up by mistake goes back in. */
  onReturn: () => void;
}

/** After hanging up: the notes while they are fresh, and what comes next. */
export function CallEndScreen({ room, end, onReturn }: CallEndScreenProps) {
  const notes = useNotes(room.interviewId);
  const { displayName: name } = room.other;
  const conversation = conversationPath(room.conversationId);
  const refused = end === 'refused';
  return (
    <section className={`wrap ${styles.end}`}>
      <div className={styles.words}>
        <h1>{texts[end]}</h1>
        <p>{refused ? texts.refusedText : texts.calm(name)}</p>
        <h2>{texts.next}</h2>
        <div className={styles.acts}>
          {refused ? (
            <LinkButton to={paths.messages}>{callTexts.missing.action}</LinkButton>
          ) : (
            <LinkButton to={conversation}>{texts.write(name)}</LinkButton>
          )}
          {end === 'left' ? (
            <Button look="quiet" onClick={onReturn}>
              {texts.back}
            </Button>
          ) : null}
        </div>
        <div className={styles.links}>
          {refused ? null : (
            <>
              <ArrowLink to={conversation}>{texts.another}</ArrowLink>
              <ArrowLink to={conversation}>{texts.agreement}</ArrowLink>
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
