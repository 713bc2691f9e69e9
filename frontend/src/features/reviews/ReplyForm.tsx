import { useState, type FormEvent } from 'react';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { useReplyToReviewMutation } from '../../api/reviews';
import { useSessionDraft } from '../../lib/forms';
import { focusParentOnUnmount, focusOnMount } from '../../lib/pass-focus';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/form';
import { reviewTexts } from './texts';
import { LIMITS } from './review-form';
import styles from './reviews.module.css';

const { replyForm: texts, list } = reviewTexts;

interface ReplyFormProps {
  reviewId: string;
  onDone: () => void;
  onCancel: () => void;
}

/** The one answer to a review about oneself. It has the focus when it opens. */
export function ReplyForm({ reviewId, onDone, onCancel }: ReplyFormProps) {
  const { values, type, forget } = useSessionDraft(`review-reply:${reviewId}`, { words: '' });
  const { words } = values;
  const [problem, setProblem] = useState<string>();
  const [field, focusProblem] = useProblemFocus<HTMLDivElement>();
  const [reply, { isLoading: busy }] = useReplyToReviewMutation();
  const refuse = (text: string) => {
    setProblem(text);
    focusProblem();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!words.trim()) return refuse(texts.empty);
    try {
      await reply({ id: reviewId, reviewReplyInput: { words } }).unwrap();
      forget();
      onDone();
    } catch (error) {
      refuse(fieldProblems(error)['words'] ?? `${texts.failed} ${messageOf(error)}`);
    }
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <form ref={focusParentOnUnmount} className={styles.replyForm} noValidate onSubmit={submit}>
      <div ref={field}>
        <TextArea
          ref={focusOnMount}
          label={texts.label}
          hint={list.reply.hint}
          rows={4}
          maxLength={LIMITS.reply}
          count={words.length}
          value={words}
          error={problem}
          onChange={({ target }) => {
            type({ words: target.value });
            setProblem(undefined);
          }}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {texts.send}
        </Button>
        <Button variant="plain" size="small" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
