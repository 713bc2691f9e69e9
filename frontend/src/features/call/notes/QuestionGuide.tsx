import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { guideFor } from '../guide';
import { callTexts } from '../texts';
import type { Notes } from '../model/use-notes';
import styles from './QuestionGuide.module.css';

const { guide: texts, notes: notesTexts } = callTexts;

/** Suggested questions for the other person, which can be ticked privately. */
export function QuestionGuide({ notes, name, other }: { notes: Notes; name: string; other: 'family' | 'aupair' }) {
  const sections = guideFor(other);
  const names = sections.flatMap(({ questions }) => questions.map((question) => question.name));
  const { draft } = notes;
  if (notes.failed)
    return (
      <p>
        {notesTexts.loadFailed}{' '}
        <Button variant="quiet" size="small" onClick={notes.load}>
          {notesTexts.again}
        </Button>
      </p>
    );
  if (!draft)
    return (
      <div aria-label={notesTexts.loading} role="status">
        <Skeleton height="160px" shape="card" />
      </div>
    );
  const tick = (question: string, on: boolean) =>
    notes.write({ asked: on ? [...draft.asked, question] : draft.asked.filter((asked) => asked !== question) });
  return (
    <div className={styles.guide}>
      <h2>{texts.heading(name)}</h2>
      <p>
        {texts.text} {texts.progress(names.filter((question) => draft.asked.includes(question)).length, names.length)}
      </p>
      {sections.map(({ heading, questions }) => (
        <fieldset key={heading}>
          <legend>{heading}</legend>
          {questions.map((question) => (
            <label key={question.name}>
              <input
                type="checkbox"
                checked={draft.asked.includes(question.name)}
                onChange={(event) => tick(question.name, event.target.checked)}
              />
              <span>{question.text}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
