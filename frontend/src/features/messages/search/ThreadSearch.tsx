import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useConversationSearchInfiniteQuery } from '../../../api/messages';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { IconButton } from '../../../ui/Button';
import { threadTexts } from '../thread/texts';
import { isSearchable } from './by-words';
import styles from './ThreadSearch.module.css';

const { search: texts } = threadTexts;

/** The text that is searched for, and the message to begin at. */
export interface SearchTarget {
  query: string;
  /** The message to begin with; null for the latest. */
  at: number | null;
}

interface ThreadSearchProps {
  conversationId: string;
  name: string;
  /** The search with which it was opened. */
  begun: SearchTarget;
  /** The words that stand out in the conversation, and the message that is gone to. */
  onSought: (sought: SearchTarget) => void;
  onClose: () => void;
}

/** Searches the open conversation and goes from one result to the next, beginning with the latest. */
export default function ThreadSearch({ conversationId, name, begun, onSought, onClose }: ThreadSearchProps) {
  const [typed, setTyped] = useState(begun.query);
  const query = useDebouncedValue(typed.trim());
  const isActive = isSearchable(query);
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useConversationSearchInfiniteQuery(
    { id: conversationId, q: query },
    { skip: !isActive },
  );
  const seqs = isActive ? (data?.pages.flatMap((page) => page.seqs) ?? []) : [];
  const [step, setStep] = useState<{ query: string; index: number } | null>(null);
  const first = begun.at === null || query !== begun.query.trim() ? 0 : Math.max(seqs.indexOf(begun.at), 0);
  const index = step?.query === query ? step.index : first;
  const current = seqs[index] ?? null;
  const waiting = query !== typed.trim() || (isFetching && current === null);
  const tell = useEffectEvent(() =>
    onSought({ query: isActive ? query : '', at: isFetching && !data ? null : current }),
  );
  useEffect(() => tell(), [query, current]);
  // The part that was searched had none, or the steps have come to its end.
  const needsMore = hasNextPage && !isFetching && !error && index >= seqs.length - 1;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  const go = (by: 1 | -1) => {
    const next = index + by;
    if (next >= 0 && next < seqs.length) setStep({ query, index: next });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const state = !isSearchable(typed)
    ? ''
    : error
      ? texts.failed
      : waiting || (current === null && hasNextPage)
        ? texts.searching
        : current === null
          ? texts.none
          : texts.place(index + 1, seqs.length, hasNextPage);
  return (
    <search className={styles.bar}>
      <input
        type="search"
        autoFocus={begun.query === ''}
        aria-label={texts.inThread(name)}
        placeholder={texts.inThreadShort}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKey}
      />
      <span className={styles.place} role="status">
        {state}
      </span>
      <IconButton
        className={styles.older}
        icon="chevron"
        label={texts.earlier}
        disabled={index >= seqs.length - 1}
        onClick={() => go(1)}
      />
      <IconButton icon="chevron" label={texts.later} disabled={index <= 0 || current === null} onClick={() => go(-1)} />
      <IconButton icon="close" label={texts.close} onClick={onClose} />
    </search>
  );
}
