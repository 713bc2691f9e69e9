import type { AdminVisaRuleSet } from '../../../api/admin-visas';

/** The sets of one visa; every visa has at least one. */
export type VisaSets = readonly [AdminVisaRuleSet, ...AdminVisaRuleSet[]];

/** In the order of the release. */
export function visasOf(sets: readonly AdminVisaRuleSet[]): VisaSets[] {
  const visas = new Map<string, [AdminVisaRuleSet, ...AdminVisaRuleSet[]]>();
  for (const set of sets) {
    const own = visas.get(set.visa);
    if (own) own.push(set);
    else visas.set(set.visa, [set]);
  }
  return [...visas.values()];
}

interface VisaSetFilters {
  search: string;
  visa: string | null;
  due: boolean;
}

/** Whether a set matches the filters. */
export const matches = (set: AdminVisaRuleSet, { search, visa, due }: VisaSetFilters): boolean =>
  (!visa || set.visa === visa) &&
  (!due || set.due) &&
  [set.passportName, set.passport, set.visaName, ...set.rules.flatMap(({ sourceTitle, note }) => [sourceTitle, note])]
    .join(' ')
    .toLowerCase()
    .includes(search.toLowerCase());
