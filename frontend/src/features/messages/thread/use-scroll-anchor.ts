import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';

const NEAR_BOTTOM_PX = 80;
const NEAR_TOP_PX = 240;

export interface ScrollAnchor {
  log: RefObject<HTMLDivElement | null>;
  /** Whether a new message is below the visible part. */
  newBelow: boolean;
  atBottom: boolean;
  toBottom: () => void;
  /** Scrolls to a part of the conversation and stays there; `focus` moves the focus to it. */
  reveal: (element: HTMLElement, focus: boolean) => void;
  onScroll: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

interface ScrollFacts {
  oldestSeq: number;
  /** The shown part does not include the end of the conversation. */
  isPart: boolean;
  newestKey: string;
  newestIsMine: boolean;
  onNearTop: () => void;
  onNearEnd: () => void;
}

const leftBelow = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;
const isNearBottom = (element: HTMLElement) => leftBelow(element) < NEAR_BOTTOM_PX;

/** Opens at the first new message, follows the newest one at the end of the log, and never moves further up. */
export function useScrollAnchor({
  oldestSeq,
  isPart,
  newestKey,
  newestIsMine,
  onNearTop,
  onNearEnd,
}: ScrollFacts): ScrollAnchor {
  const log = useRef<HTMLDivElement>(null);
  const { restore, noteEdges, noteScroll } = useKeptPlace();
  const { following, atBottom, newBelow, follow, setNewBelow, reveal } = useFollowing();
  const { hasFocus, onFocus, onBlur } = useHasFocus();
  const newest = useRef('');
  const wasPart = useRef(isPart);

  const toBottom = useCallback(() => {
    const element = log.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    follow(true);
  }, [follow]);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const isKept = restore(element);
    const hasLeftPart = wasPart.current && !isPart;
    wasPart.current = isPart;
    const last = newest.current;
    newest.current = newestKey;
    if (isPart || (hasLeftPart && isKept)) follow(false);
    else if (hasLeftPart) toBottom();
    else if (newestKey !== last) {
      const beginning = last === '' ? element.querySelector('[data-new]') : null;
      if (beginning) {
        element.scrollTop += beginning.getBoundingClientRect().top - element.getBoundingClientRect().top;
        follow(isNearBottom(element));
        setNewBelow(!following.current);
      } else if (last === '' || following.current || newestIsMine) toBottom();
      else setNewBelow(true);
    }
    // A message that had the focus may have been dropped.
    if (hasFocus.current && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [oldestSeq, isPart, newestKey, newestIsMine, restore, following, follow, setNewBelow, toBottom, hasFocus]);

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
      noteEdges(element);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [following, noteEdges]);

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    noteScroll(element);
    follow(!isPart && isNearBottom(element));
    if (element.scrollTop < NEAR_TOP_PX) onNearTop();
    if (isPart && leftBelow(element) < NEAR_TOP_PX) onNearEnd();
  };

  return { log, newBelow, atBottom, toBottom, reveal, onScroll, onFocus, onBlur };
}

/** Whether the log follows its newest message. `newBelow` and `atBottom` are what the page shows of it. */
function useFollowing() {
  const following = useRef(true);
  const [atBottom, setAtBottom] = useState(true);
  const [newBelow, setNewBelow] = useState(false);

  const follow = useCallback((isFollowing: boolean) => {
    following.current = isFollowing;
    setAtBottom(isFollowing);
    if (isFollowing) setNewBelow(false);
  }, []);
  const reveal = useCallback((element: HTMLElement, focus: boolean) => {
    following.current = false;
    element.scrollIntoView({ block: 'center' });
    if (focus) element.focus({ preventScroll: true });
  }, []);

  return { following, atBottom, newBelow, follow, setNewBelow, reveal };
}

/** The first or the last message, and where it was: one of the two is still there after every change of a stretch. */
interface Edge {
  message: HTMLElement;
  top: number;
}

function edgesOf(log: HTMLElement): Edge[] {
  const messages = log.querySelectorAll<HTMLElement>('[data-message]');
  const ends = messages.length > 0 ? [messages[0], messages[messages.length - 1]] : [];
  return ends.flatMap((message) => (message ? [{ message, top: message.offsetTop }] : []));
}

/** Keeps the visible messages where they are when others are loaded or dropped above them. */
function useKeptPlace() {
  const edges = useRef<Edge[]>([]);
  const scrolled = useRef(0);

  const noteEdges = useCallback((log: HTMLElement) => {
    edges.current = edgesOf(log);
  }, []);
  const noteScroll = (log: HTMLElement) => {
    scrolled.current = log.scrollTop;
  };
  /** Returns whether any message that was shown before is still there. */
  const restore = useCallback((log: HTMLElement): boolean => {
    const kept = edges.current.find((edge) => edge.message.isConnected);
    // At the end of something shorter the browser has already scrolled back.
    const from = leftBelow(log) < 1 ? Math.max(scrolled.current, log.scrollTop) : log.scrollTop;
    if (kept) log.scrollTop = from + kept.message.offsetTop - kept.top;
    edges.current = edgesOf(log);
    return kept !== undefined;
  }, []);

  return { restore, noteEdges, noteScroll };
}

/** Whether the focus is in an element, also when the focused part of it has been removed. */
function useHasFocus() {
  const hasFocus = useRef(false);
  const onFocus = () => {
    hasFocus.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hasFocus.current = currentTarget.contains(relatedTarget);
  };
  return { hasFocus, onFocus, onBlur };
}
