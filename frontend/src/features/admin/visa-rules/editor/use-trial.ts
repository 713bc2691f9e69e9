import { useState } from 'react';
import {
  useTryVisaRulesMutation,
  type AdminVisaRuleSet,
  type AdminVisaTrial,
  type VisaPersonInput,
} from '../../../../api/admin-visas';
import { isApiError, type ApiError } from '../../../../lib/api-error';
import { inputOf, type RuleDraft } from './rule-drafts';
import { problemsByPath, type RuleProblems } from './use-rule-set-editing';

export interface Trial {
  /** The admin's test people, next to the examples. */
  people: readonly VisaPersonInput[];
  setPeople: (people: VisaPersonInput[]) => void;
  /** Their errors: `people.0.bornOn`. */
  peopleProblems: RuleProblems;
  /** The last result; null before the first trial, and after a failure. */
  result: AdminVisaTrial | null;
  /** The API's error. */
  failure: ApiError | Error | null;
  /** Whether the rules or the people have changed since. */
  outdated: boolean;
  busy: boolean;
  /** Returns the errors by path; empty also when the trial failed, see `failure`. */
  run: () => Promise<RuleProblems>;
}

/** Tries a draft on examples and people; nothing is stored. */
export function useTrial(
  { region, visa, passport }: AdminVisaRuleSet,
  rules: readonly RuleDraft[],
  onProblems: (problems: RuleProblems) => void,
): Trial {
  const [people, setPeople] = useState<VisaPersonInput[]>([]);
  const [peopleProblems, setPeopleProblems] = useState<RuleProblems>({});
  const [tried, setTried] = useState<{ result: AdminVisaTrial; of: string } | null>(null);
  const [failure, setFailure] = useState<ApiError | Error | null>(null);
  const [tryRules, { isLoading: busy }] = useTryVisaRulesMutation();
  const adminVisaTrialInput = { rules: inputOf(rules), people: people.map(personOf) };
  const key = JSON.stringify(adminVisaTrialInput);
  const showProblems = (problems: RuleProblems): RuleProblems => {
    onProblems(only(problems, 'rules'));
    setPeopleProblems(only(problems, 'people'));
    return problems;
  };
  return {
    people,
    peopleProblems,
    setPeople(next) {
      setPeopleProblems({});
      setPeople(next);
    },
    result: tried?.result ?? null,
    failure,
    outdated: tried !== null && tried.of !== key,
    busy,
    async run() {
      setFailure(null);
      try {
        const result = await tryRules({ region, visa, passport, adminVisaTrialInput }).unwrap();
        setTried({ result, of: key });
        return showProblems(
          Object.fromEntries(result.problems.toReversed().map(({ field, message }) => [field, message])),
        );
      } catch (error) {
        setTried(null);
        setFailure(isApiError(error) || error instanceof Error ? error : new Error());
        return showProblems(isApiError(error) ? problemsByPath(error.fields ?? {}) : {});
      }
    },
  };
}

const only = (problems: RuleProblems, part: 'rules' | 'people'): RuleProblems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => path === part || path.startsWith(`${part}.`)));

/** Empty fields are left out. */
const personOf = (person: VisaPersonInput): VisaPersonInput =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== '' && value !== null)) as VisaPersonInput;
