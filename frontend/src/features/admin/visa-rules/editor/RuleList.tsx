import { Button, Collapse, Form } from 'antd';
import { useId, useState } from 'react';
import { StateTag } from '../../../../admin-ui';
import { DateInput } from '../../../../admin-ui/dates/DateInput';
import { AdminField } from '../../../../admin-ui/AdminField';
import { FieldNote } from '../../../../admin-ui/FieldNote';
import type { Tone } from '../../../../admin-ui/StateTag';
import type { AdminVisaRuleSet, VisaRuleValues } from '../../../../api/admin-visas';
import { spanAsTitle, spanInWords, stateOf, todayIn, valuesInWords, type RuleState } from '../rule-words';
import styles from './editor.module.css';
import { fieldId, hasBegun, withoutRule, withRuleFrom, type RuleDraft } from './rule-drafts';
import { RuleFields } from './RuleFields';
import { ruleEditorTexts as texts } from './texts';
import type { RuleSetEditing } from './use-rule-set-editing';

const TONES: Record<RuleState, Tone> = { past: 'quiet', current: 'good', coming: 'waiting' };

/** The key of the rule on the page. */
export const ruleKey = ({ id }: RuleDraft, index: number): string => id ?? `new-${index}`;

interface RuleListProps {
  editing: RuleSetEditing;
  /** The rules of this visa for all passports. */
  common: AdminVisaRuleSet | null;
  /** Keys of the expanded rules. */
  opened: string[];
  onOpened: (keys: string[]) => void;
}

/** The rules of a visa for a passport, newest first, and a button to add one. */
export function RuleList({ editing, common, opened, onOpened }: RuleListProps) {
  const { set, rules, problems } = editing;
  const today = todayIn(set.region);
  const add = (validFrom: string) => {
    editing.put(withRuleFrom(rules, validFrom, today));
    onOpened([`new-${rules.length}`]);
  };
  const remove = (index: number) => {
    editing.put(withoutRule(rules, index));
    onOpened(opened.filter((key) => !key.startsWith('new-')));
  };
  return (
    <section aria-labelledby="rules" className={styles.rules}>
      <h2 id="rules">{texts.rules}</h2>
      <p className={styles.muted}>{rules.length > 0 ? texts.rulesText : texts.noRules}</p>
      <div id={fieldId('rules')} tabIndex={-1}>
        <FieldNote error={problems['rules']} />
      </div>
      <AddRule taken={rules.map(({ validFrom }) => validFrom)} onAdd={add} />
      {rules.length > 0 ? (
        <Collapse
          activeKey={opened}
          onChange={onOpened}
          items={rules
            .map((rule, index) => ({
              key: ruleKey(rule, index),
              label: <RuleHead rule={rule} today={today} wrong={isWrong(problems, index)} />,
              forceRender: true,
              children: (
                <>
                  <RuleFields
                    kind={set.kind}
                    path={`rules.${index}`}
                    rule={rule}
                    begun={hasBegun(rule, set.rules, today)}
                    base={set.passport === 'all' ? null : baseOf(common, rule)}
                    problems={problems}
                    onChange={(next) => editing.changeOne(index, next)}
                  />
                  {hasBegun(rule, set.rules, today) ? null : (
                    <Button danger aria-label={texts.removeOf(spanOf(rule))} onClick={() => remove(index)}>
                      {texts.remove}
                    </Button>
                  )}
                </>
              ),
            }))
            .reverse()}
        />
      ) : null}
    </section>
  );
}

const isWrong = (problems: object, index: number): boolean =>
  Object.keys(problems).some((path) => path.startsWith(`rules.${index}.`));

const spanOf = (rule: RuleDraft): string => (rule.validFrom ? spanInWords(rule) : texts.unnamed);

/** The general rule that a passport's rule overrides: the one on its first day, or the first one. */
function baseOf(common: AdminVisaRuleSet | null, { validFrom }: RuleDraft): VisaRuleValues {
  const begun = common?.rules.filter((rule) => rule.validFrom <= validFrom);
  return (begun?.at(-1) ?? common?.rules[0])?.values ?? {};
}

function RuleHead({ rule, today, wrong }: { rule: RuleDraft; today: string; wrong: boolean }) {
  const state = stateOf(rule, today);
  return (
    <span className={styles.ruleHead}>
      <b>{rule.validFrom ? spanAsTitle(rule) : texts.unnamed}</b>
      <span className={styles.marks}>
        <StateTag tone={TONES[state]}>{texts.states[state]}</StateTag>
        {rule.id === null ? <StateTag tone="waiting">{texts.isNew}</StateTag> : null}
        {wrong ? <StateTag tone="bad">{texts.toCorrect}</StateTag> : null}
      </span>
      <span className={styles.muted}>{valuesInWords(rule.values).join(' · ')}</span>
    </span>
  );
}

/** The first day of an additional rule. */
function AddRule({ taken, onAdd }: { taken: readonly string[]; onAdd: (validFrom: string) => void }) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string | undefined>();
  const id = useId();
  const add = () => {
    if (day === '') return setError(texts.adding.missing);
    if (taken.includes(day)) return setError(texts.adding.taken);
    setError(undefined);
    setDay('');
    onAdd(day);
  };
  return (
    <Form layout="vertical" className={styles.add ?? ''} onFinish={add}>
      <AdminField id={id} label={texts.adding.label} hint={texts.adding.hint} error={error}>
        <span className={styles.addRow}>
          <DateInput id={id} aria-invalid={error ? true : undefined} value={day} onChange={setDay} />
          <Button htmlType="submit">{texts.adding.ok}</Button>
        </span>
      </AdminField>
    </Form>
  );
}
