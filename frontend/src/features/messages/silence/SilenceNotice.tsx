import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Conversation } from '../../../api/messages';
import { withinWords } from '../../../entities/people/reputation-words';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { retryImport } from '../../../lib/retry-import';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { silenceOf } from './silence';
import styles from './Silence.module.css';
import { silenceTexts as texts } from './texts';

const DeclineDialog = lazy(retryImport(() => import('./DeclineDialog')));
const OthersToWrite = lazy(retryImport(() => import('./OthersToWrite')));

interface SilenceNoticeProps {
  conversation: Conversation;
  ownId: string;
}

/** Above the composer: a way to decline a first message, that someone has declined, or that there is no answer yet. */
export function SilenceNotice({ conversation, ownId }: SilenceNoticeProps) {
  const now = useNow();
  const silence = silenceOf(conversation, ownId, now.getTime());
  if (silence === null) return null;
  if (silence === 'to-answer') return <DeclineOffer conversation={conversation} />;
  const { with: person } = conversation;
  return (
    <section className={styles.silence} aria-label={texts.label}>
      {silence === 'decliner' ? (
        <p role="status">{texts.decliner}</p>
      ) : (
        <>
          {silence === 'declined' ? (
            <p role="status">{texts.declined(person.displayName)}</p>
          ) : (
            <p>
              <b>{texts.noAnswer}</b> {habitOf(person)} {seenOf(person, now)}
            </p>
          )}
          <Others />
        </>
      )}
    </section>
  );
}

/** Links in emails and notifications lead here. */
const DECLINE = '#decline';

function DeclineOffer({ conversation: { id, with: person } }: { conversation: Conversation }) {
  const { hash, key } = useLocation();
  const linked = hash === DECLINE ? key : null;
  const [seen, setSeen] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  if (linked !== seen) {
    setSeen(linked);
    if (linked) setOpen(true);
  }
  const offer = useRef<HTMLElement>(null);
  // Once it is sent the offer is gone: the conversation gets the focus.
  useEffect(() => {
    const log = offer.current?.closest('section:not([data-offer])')?.querySelector<HTMLElement>('[role="log"]');
    return () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body) log?.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <section ref={offer} data-offer className={styles.silence} aria-label={texts.label}>
      <p>{texts.offer}</p>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.decline}
      </Button>
      {open ? (
        <Suspense>
          <DeclineDialog conversationId={id} name={person.displayName} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Others who fit, loaded once they are wanted. */
function Others() {
  const [open, setOpen] = useState(false);
  const { others } = texts;
  return (
    <>
      <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? others.close : others.open}
      </Button>
      {open ? (
        <Suspense fallback={<Skeleton shape="card" height="64px" />}>
          <OthersToWrite />
        </Suspense>
      ) : null}
    </>
  );
}

/** Below this share the word “usually” would be wrong. */
const HALF = 50;

/** No more than their page says. */
function habitOf({ displayName, replies }: Conversation['with']): string {
  if (!replies) return '';
  return replies.ratePercent < HALF
    ? texts.answersSome(displayName, replies.ratePercent)
    : texts.answers(displayName, withinWords(replies.medianMinutes));
}

function seenOf({ online, lastSeenAt }: Conversation['with'], now: Date): string {
  if (online) return texts.online;
  return lastSeenAt ? texts.seen(relativeAge(lastSeenAt, now)) : '';
}
