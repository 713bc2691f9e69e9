import type { Interview } from '../../../api/interviews';

/** In minutes, of the agreed time where there is one: the length of new times may differ. */
export function lengthOf({ startsAt, endsAt, minutes }: Pick<Interview, 'startsAt' | 'endsAt' | 'minutes'>): number {
  return startsAt && endsAt ? (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 : minutes;
}
