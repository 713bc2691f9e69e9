import type { Location } from 'react-router-dom';

/**
 * Marks a conversation that was opened where the list filled the page, as on a phone: Back from it finds the list as it
 * was scrolled.
 */
export const FROM_LIST = { isFromList: true } as const;

export const isFromList = ({ state }: Location): boolean =>
  (state as Partial<typeof FROM_LIST> | null)?.isFromList === true;
