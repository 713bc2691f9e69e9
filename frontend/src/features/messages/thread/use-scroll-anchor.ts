import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const NEAR_BOTTOM_PX = 80;
const NEAR_TOP_PX = 240;

interface ScrollAnchor {
  log: RefObject<HTMLDivElement | null>;
  /** True when something new stands below what is being read. */
  newBelow: boolean;
  atBottom: boolean;
  toBottom: () => void;
  /** Brings a part of the conversation into sight and keeps it there; with the focus, unless someone types elsewhere. */
  reveal: (element: HTMLElement, focus: boolean) => void;
  onScroll: () => void;
}

interface ScrollFacts {
  oldestSeq: number;
  /** The end of what is shown is not the end of the conversation. */
  isPart: boolean;
  newestKey: string;
  newestIsMine: boolean;
  onNearTop: () => void;
  onNearEnd: () => void;
}

const leftBelow = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;
const isNearBottom = (element: HTMLElement) => leftBelow(element) < NEAR_BOTTOM_PX;

/** Begins where what is new does, follows the newest message while one stands at the end, and never moves under someone who reads further up. */
export function useScrollAnchor({
  oldestSeq,
  isPart,
  newestKey,
  newestIsMine,
  onNearTop,
  onNearEnd,
}: ScrollFacts): ScrollAnchor {
  const log = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const oldest = useRef(oldestSeq);
  const newest = useRef('');
  const wasPart = useRef(isPart);
  const following = useRef(true);
  const [atBottom, setAtBottom] = useState(true);
  const [newBelow, setNewBelow] = useState(false);

  const toBottom = useCallback(() => {
    const element = log.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    following.current = true;
    setAtBottom(true);
    setNewBelow(false);
  }, []);

  const reveal = useCallback((element: HTMLElement, focus: boolean) => {
    following.current = false;
    element.scrollIntoView({ block: 'center' });
    if (focus) element.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    if (isPart || wasPart.current) {
      // Another stretch is shown, or the end of this one has come: only what grows above moves what is being read.
      const isSame = isPart === wasPart.current;
      const hasJoined = !isPart && oldestSeq === oldest.current;
      wasPart.current = isPart;
      newest.current = newestKey;
      if (isSame && oldestSeq < oldest.current) element.scrollTop += element.scrollHeight - height.current;
      oldest.current = oldestSeq;
      if (isPart || hasJoined) {
        following.current = false;
        setAtBottom(false);
      } else toBottom();
      height.current = element.scrollHeight;
      return;
    }
    if (oldestSeq < oldest.current) element.scrollTop += element.scrollHeight - height.current;
    oldest.current = oldestSeq;
    if (newestKey !== newest.current) {
      const first = newest.current === '';
      newest.current = newestKey;
      const beginning = first ? element.querySelector('[data-new]') : null;
      if (beginning) {
        element.scrollTop += beginning.getBoundingClientRect().top - element.getBoundingClientRect().top;
        following.current = isNearBottom(element);
        setAtBottom(following.current);
        setNewBelow(!following.current);
      } else if (first || following.current || newestIsMine) toBottom();
      else setNewBelow(true);
    }
    height.current = element.scrollHeight;
  }, [oldestSeq, isPart, newestKey, newestIsMine, toBottom]);

  // A part of a conversation may hold many reactions and few messages: without anything to scroll, no one could ask.
  const nearTop = useEffectEvent(onNearTop);
  useEffect(() => {
    const element = log.current;
    if (element && oldestSeq > 1 && element.scrollHeight - element.clientHeight < NEAR_TOP_PX) nearTop();
  }, [oldestSeq]);

  // Pictures, reactions and the keyboard of a phone change the height without a new message.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight;
      height.current = element.scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    following.current = !isPart && isNearBottom(element);
    setAtBottom(following.current);
    if (following.current) setNewBelow(false);
    if (element.scrollTop < NEAR_TOP_PX) onNearTop();
    if (isPart && leftBelow(element) < NEAR_TOP_PX) onNearEnd();
  };

  return { log, newBelow, atBottom, toBottom, reveal, onScroll };
}
