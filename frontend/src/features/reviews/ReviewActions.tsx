import { useState } from 'react';
import type { Review } from '../../api/reviews';
import { reportPath } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { focusOnMount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { reviewTexts } from './texts';
import { ReplyForm } from './ReplyForm';
import styles from './reviews.module.css';

const { list: texts } = reviewTexts;

/** The actions on a published review: replying once if it is about the reader, and reporting it. */
export function ReviewActions({ review: { id, reply }, own }: { review: Review; own: boolean }) {
  const [answer, setAnswer] = useState<'unopened' | 'open' | 'cancelled'>('unopened');
  return (
    <>
      {reply ? (
        <div className={styles.reply}>
          <h4>{texts.reply.heading}</h4>
          <p>{reply.words}</p>
        </div>
      ) : answer === 'open' ? (
        <ReplyForm reviewId={id} onDone={() => setAnswer('unopened')} onCancel={() => setAnswer('cancelled')} />
      ) : null}
      <div className={styles.actions}>
        {own && !reply && answer !== 'open' ? (
          <Button
            ref={answer === 'cancelled' ? focusOnMount : null}
            variant="quiet"
            size="small"
            onClick={() => setAnswer('open')}
          >
            {texts.reply.own}
          </Button>
        ) : null}
        <RegionLink to={reportPath('review', id)} className={styles.report ?? ''}>
          {texts.report}
        </RegionLink>
      </div>
    </>
  );
}
