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
  /** Of the admin, next to the examples. */
  people: readonly VisaPersonInput[];
  setPeople: (people: VisaPersonInput[]) => void;
  /** What is wrong with them: `people.0.bornOn`. */
  peopleProblems: RuleProblems;
  /** What came of it last; null before, and when it failed. */
  result: AdminVisaTrial | null;
  /** Why there is none: what the API says. */
  failure: ApiError | Error | null;
  /** Whether the rules or the people have changed since. */
  outdated: boolean;
  busy: boolean;
  /** Gives what is wrong, by path; nothing also where the draft could not be tried, which is in `failure`. */
  run: () => Promise<RuleProblems>;
}

/** A draft tried on examples and people, as often as one likes; nothing is stored. */
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
  const asked = JSON.stringify(adminVisaTrialInput);
  const told = (problems: RuleProblems): RuleProblems => {
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
    outdated: tried !== null && tried.of !== asked,
    busy,
    async run() {
      setFailure(null);
      try {
        const result = await tryRules({ region, visa, passport, adminVisaTrialInput }).unwrap();
        setTried({ result, of: asked });
        return told(Object.fromEntries(result.problems.toReversed().map(({ field, message }) => [field, message])));
      } catch (error) {
        setTried(null);
        setFailure(isApiError(error) || error instanceof Error ? error : new Error());
        return told(isApiError(error) ? problemsByPath(error.fields ?? {}) : {});
      }
    },
  };
}

const only = (problems: RuleProblems, part: 'rules' | 'people'): RuleProblems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => path === part || path.startsWith(`${part}.`)));

/** Empty fields are left out. */
const personOf = (person: VisaPersonInput): VisaPersonInput =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== '' && value !== null)) as VisaPersonInput;
