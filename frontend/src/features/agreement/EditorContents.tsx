import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { CurrentAgreementVersion, Region } from '../../api/agreements';
import { Icon } from '../../ui/Icon';
import styles from './EditorContents.module.css';
import { problemsByStep, STEPS, type StepId } from './steps';
import { differencesOf } from './terms-difference';
import type { TermsErrors, TermsForm } from './terms-form';
import { agreementTexts } from './texts';

const { editor: texts } = agreementTexts;

/** The data from which the marks of the steps are counted. */
export interface Counted {
  errors: TermsErrors;
  terms: TermsForm;
  /** The version that is answered; null for the first terms. */
  version: CurrentAgreementVersion | null;
  region: Region;
}

interface EditorContentsProps extends Counted {
  step: StepId;
  onOpen: (step: StepId) => void;
}

/** The contents of the editor: its steps with what is wrong or changed in each. On phones one line that opens. */
export function EditorContents({ step, onOpen, errors, terms, version, region }: EditorContentsProps) {
  const [open, setOpen] = useState(false);
  const problems = problemsByStep(errors);
  const total = Object.keys(errors).length;
  const at = STEPS.findIndex(({ id }) => id === step);
  const follow = (event: MouseEvent, id: StepId) => {
    // A new tab or window opens the step by its address.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(false);
    onOpen(id);
  };
  return (
    <nav className={styles.contents} aria-label={texts.steps}>
      <button type="button" aria-expanded={open} aria-controls="editor-steps" onClick={() => setOpen(!open)}>
        <span>
          <b>{texts.stepOf(at + 1, STEPS.length)}</b> {texts.titles[step]}
          {total > 0 ? <Mark wrong>{texts.problems(total)}</Mark> : null}
        </span>
        <Icon name="chevron" size={16} />
      </button>
      <ol id="editor-steps" data-open={open || undefined}>
        {STEPS.map(({ id, clauses }, index) => {
          const wrong = problems[id] ?? 0;
          const changes = version
            ? clauses.flatMap((clause) => differencesOf(clause, version.terms, terms, region)).length
            : 0;
          return (
            <li key={id}>
              <Link
                to={{ search: `?step=${id}` }}
                aria-current={id === step ? 'step' : undefined}
                data-wrong={wrong > 0 || undefined}
                onClick={(event) => follow(event, id)}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  {texts.titles[id]}
                  {wrong > 0 ? <Mark wrong>{texts.problems(wrong)}</Mark> : null}
                  {changes > 0 ? <Mark>{texts.changed(changes)}</Mark> : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Mark({ wrong = false, children }: { wrong?: boolean; children: string }) {
  return (
    <span className={styles.mark} data-wrong={wrong || undefined}>
      <Icon name={wrong ? 'alert' : 'edit'} size={16} /> {children}
    </span>
  );
}
