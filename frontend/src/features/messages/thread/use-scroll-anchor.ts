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
/** The first and the last message, and where they were: one of the two is still there after every change of a stretch. */
interface Edge {
  message: HTMLElement;
  top: number;
}
function edgesOf(log: HTMLElement): Edge[] {
  const messages = log.querySelectorAll<HTMLElement>('[data-message]');
  const ends = messages.length > 0 ? [messages[0], messages[messages.length - 1]] : [];
  return ends.flatMap((message) => (message ? [{ message, top: message.offsetTop }] : []));
}
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
  const edges = useRef<Edge[]>([]);
  const scrolled = useRef(0);
  const hasFocus = useRef(false);
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
    // Loading or dropping messages above must not move the visible ones.
    const kept = edges.current.find((edge) => edge.message.isConnected);
    // At the end of something shorter the browser has already scrolled back.
    const from = leftBelow(element) < 1 ? Math.max(scrolled.current, element.scrollTop) : element.scrollTop;
    if (kept) element.scrollTop = from + kept.message.offsetTop - kept.top;
    edges.current = edgesOf(element);
    const left = wasPart.current && !isPart;
    wasPart.current = isPart;
    const last = newest.current;
    newest.current = newestKey;
    if (isPart || (left && kept)) {
      following.current = false;
      setAtBottom(false);
    } else if (left) toBottom();
    else if (newestKey !== last) {
      const beginning = last === '' ? element.querySelector('[data-new]') : null;
      if (beginning) {
        element.scrollTop += beginning.getBoundingClientRect().top - element.getBoundingClientRect().top;
        following.current = isNearBottom(element);
        setAtBottom(following.current);
        setNewBelow(!following.current);
      } else if (last === '' || following.current || newestIsMine) toBottom();
      else setNewBelow(true);
    }
    // A message that had the focus may be one of those.
    if (hasFocus.current && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
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
      edges.current = edgesOf(element);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    scrolled.current = element.scrollTop;
    following.current = !isPart && isNearBottom(element);
    setAtBottom(following.current);
    if (following.current) setNewBelow(false);
    if (element.scrollTop < NEAR_TOP_PX) onNearTop();
    if (isPart && leftBelow(element) < NEAR_TOP_PX) onNearEnd();
  };

  const onFocus = () => {
    hasFocus.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hasFocus.current = currentTarget.contains(relatedTarget);
  };

  return { log, newBelow, atBottom, toBottom, reveal, onScroll, onFocus, onBlur };
}
