import { useRef, useState } from 'react';
import { useEditing, type Editing } from '../../../../admin-ui/editing/use-editing';
import {
  useLazyGetAdminVisaRulesQuery,
  usePublishVisaRulesMutation,
  type AdminVisaRuleSet,
} from '../../../../api/admin-visas';
import { isApiError } from '../../../../lib/api-error';
import { inputOf, type RuleDraft } from './rule-drafts';
import { itemOf, rulesModel, type RuleSetFields, type RuleSetItem } from './rules-model';

/** Errors by the API's path: `rules.0.validFrom`. */
export type RuleProblems = Record<string, string>;

/** The API's field errors, one sentence each. */
export const problemsByPath = (fields: Record<string, string[]>): RuleProblems =>
  Object.fromEntries(Object.entries(fields).flatMap(([path, [first]]) => (first ? [[path, first]] : [])));

export interface RuleSetEditing extends Omit<Editing<RuleSetFields, RuleSetItem>, 'problems' | 'save'> {
  set: AdminVisaRuleSet;
  rules: readonly RuleDraft[];
  problems: RuleProblems;
  setProblems: (problems: RuleProblems) => void;
  /** Replaces the rules; errors of unchanged ones stay. */
  put: (rules: RuleDraft[]) => void;
  change: (part: Partial<RuleSetFields>) => void;
  changeOne: (index: number, rule: RuleDraft) => void;
  /** Whether someone else has published since these rules were opened. */
  isStale: () => Promise<boolean>;
  /** Throws the API's error. */
  publish: () => Promise<void>;
}

/** The state of the editor of a visa's rules. Only a draft without problems is stored. */
export function useRuleSetEditing(initial: AdminVisaRuleSet): RuleSetEditing {
  const { region, visa, passport } = initial;
  const name = { region, visa, passport };
  const [publishRules] = usePublishVisaRulesMutation();
  const [readRules] = useLazyGetAdminVisaRulesQuery();
  const [problems, setProblems] = useState<RuleProblems>({});
  const failure = useRef<unknown>(null);
  const editing = useEditing<RuleSetFields, RuleSetItem>({
    initial: itemOf(initial),
    model: rulesModel,
    copy: { kind: 'visa-rules', idOf: ({ set }) => `${set.region}.${set.visa}.${set.passport}` },
    problemsOf: () => ({}),
    // The publish dialog shows this error.
    onFailed: () => undefined,
    async store({ rules }, base) {
      try {
        const adminVisaRulesInput = { revision: base?.version ?? initial.revision, rules: inputOf(rules) };
        return itemOf(await publishRules({ ...name, adminVisaRulesInput }).unwrap());
      } catch (error) {
        failure.current = error;
        const stale = isApiError(error) && error.code === 'stale_edit';
        throw stale ? { ...error, current: itemOf(await readRules(name).unwrap()) } : error;
      }
    },
  });
  const { rules } = editing.fields;
  return {
    ...editing,
    set: editing.base?.set ?? initial,
    rules,
    problems,
    setProblems,
    put(next) {
      setProblems({});
      editing.change({ rules: next });
    },
    changeOne(index, rule) {
      setProblems(withoutThose(problems, `rules.${index}.`));
      editing.change({ rules: rules.map((one, place) => (place === index ? rule : one)) });
    },
    async isStale() {
      const { data } = await readRules(name);
      return data !== undefined && data.revision !== (editing.base?.version ?? initial.revision);
    },
    async publish() {
      if (!(await editing.save())) throw failure.current;
    },
  };
}

/** An error about all rules may have been corrected by any change. */
const withoutThose = (problems: RuleProblems, prefix: string): RuleProblems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => path !== 'rules' && !path.startsWith(prefix)));
