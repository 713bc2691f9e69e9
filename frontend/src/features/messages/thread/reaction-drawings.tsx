import type { Reaction } from '../../../api/realtime';

const face = (rest: string) =>
  `<circle cx="12" cy="12" r="10" fill="#F4C24B"/><path d="M16 3.2A10 10 0 0 1 12 22a10 10 0 0 0 4-18.8Z" fill="#DD9F1F" opacity=".45"/>${rest}`;
const EYES = '<circle cx="8.6" cy="10" r="1.5" fill="#5B3A10"/><circle cx="15.4" cy="10" r="1.5" fill="#5B3A10"/>';
const LAUGHING =
  '<path d="M6.6 10.4q2-2.6 4 0M13.4 10.4q2-2.6 4 0" fill="none" stroke="#5B3A10" stroke-width="1.7" stroke-linecap="round"/>';

/** Small drawings instead of emoji, which look different on every device. The same in both themes, as paint is. */
const DRAWINGS: Record<Reaction, string> = {
  heart:
    '<path d="M12 20.6C5.4 16 2.8 12.5 2.8 8.9A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 9.2 1.9c0 3.6-2.6 7.1-9.2 11.7Z" fill="#C4483A"/><path d="M6 8.6q.6-2.2 2.6-2.4" fill="none" stroke="#F3A79B" stroke-width="1.6" stroke-linecap="round"/>',
  laugh: face(
    `${LAUGHING}<path d="M6.6 13h10.8c0 3.4-2.4 5.6-5.4 5.6S6.6 16.4 6.6 13Z" fill="#6E2A27"/><path d="M7.4 13h9.200l-.3 1.700H7.700Z" fill="#fff"/>`,
  ),
  thumbs_up:
    '<path d="M8.6 10.6 12 3.200c2 0 2.8 1.5 2.5 3.200l-.6 3.200h4.700c1.5 0 2.5 1.3 2.2 2.700l-1.3 5.900c-.3 1.2-1.2 1.9-2.4 1.900H8.600Z" fill="#F0C6A2"/><path d="M8.6 20.100h8.500c1.2 0 2.1-.7 2.4-1.900l.4-1.900c-3 1.5-7.3 1.9-11.3 1.300Z" fill="#DDA57D"/><rect x="3" y="10" width="5.4" height="10.6" rx="1.6" fill="#1D5B79"/>',
  wow: face(`${EYES}<ellipse cx="12" cy="16" rx="2.5" ry="3" fill="#6E2A27"/>`),
  sad: face(
    `${EYES}<path d="M8.2 17.200q3.8-3.8 7.6 0" fill="none" stroke="#5B3A10" stroke-width="1.7" stroke-linecap="round"/><path d="M16.6 12.400c1.3 1.8 1.7 2.6 1.7 3.400a1.7 1.7 0 0 1-3.4 0c0-.8.4-1.6 1.7-3.400Z" fill="#7FC4E4"/>`,
  ),
  celebrate:
    '<path d="m3 21 5.2-13.2 8 8Z" fill="#F4C24B"/><path d="m5.6 14.4 4 4-2.7 1.1-2.4-2.400ZM8.2 7.800l8 8-2.5 1-6.5-6.500Z" fill="#1D5B79"/><path d="M13 7.400c1.8-.7 2.2-2.3 1.4-4.200M16.6 11c.8-1.8 2.5-2.2 4.4-1.4" fill="none" stroke="#C4483A" stroke-width="1.8" stroke-linecap="round"/><circle cx="18.6" cy="4.8" r="1.5" fill="#3E7A54"/><circle cx="19.6" cy="15.4" r="1.3" fill="#D98C84"/><circle cx="9.8" cy="3.8" r="1.3" fill="#D98C84"/>',
};

/** The drawing of a reaction; its name stands in words next to or around it. */
export function ReactionDrawing({ reaction, size = 17 }: { reaction: Reaction; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: DRAWINGS[reaction] }}
    />
  );
}
