/** Whether the last day of a placement was brought forward and is still ahead. Days are ISO dates. */
export const endsEarly = ({ state, endedOn }: { state: string; endedOn: string | null }, today: string): boolean =>
  state === 'ended_early' && endedOn !== null && endedOn > today;
