import { Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { FieldRow, type RowControl } from '../../../../admin-ui/FieldRow';
import { DateInput } from '../../../../admin-ui/dates/DateInput';
import type { VisaRuleKind, VisaRuleValues } from '../../../../api/admin-visas';
import { LINE_PARTS } from '../rule-words';
import styles from './editor.module.css';
import { LinesField } from './LinesField';
import { fieldId, withValue, type RuleDraft } from './rule-drafts';
import { NUMBER_NAMES, ruleEditorTexts as texts } from './texts';
import type { RuleProblems } from './use-rule-set-editing';

const CHOICES = Object.keys(texts.choices) as (keyof typeof texts.choices)[];

interface RuleFieldsProps {
  kind: VisaRuleKind;
  /** `rules.0` */
  path: string;
  rule: RuleDraft;
  /** Whether the rule has been valid, so that its first day cannot change. */
  begun: boolean;
  /** The general rule that a passport's rule overrides; null for a general rule. */
  base: VisaRuleValues | null;
  problems: RuleProblems;
  onChange: (rule: RuleDraft) => void;
}

/** All fields of a rule, each with its explanation. */
export function RuleFields(props: RuleFieldsProps) {
  const { kind, path, rule, begun, base, problems, onChange } = props;
  const at = { path, problems };
  const text = (name: 'sourceTitle' | 'sourceUrl', longest: number) => (
    <Row {...at} name={name} words={texts[name]}>
      {(control) => (
        <Input
          {...control}
          maxLength={longest}
          value={rule[name]}
          onChange={({ target }) => onChange({ ...rule, [name]: target.value })}
        />
      )}
    </Row>
  );
  const day = (name: 'validFrom' | 'validUntil' | 'checkedOn' | 'reviewBy', hint: string = texts[name].hint) => (
    <Row {...at} name={name} words={{ label: texts[name].label, hint }}>
      {(control) => (
        <DateInput
          {...control}
          disabled={name === 'validFrom' && begun}
          value={rule[name]}
          onChange={(day) => onChange({ ...rule, [name]: day })}
        />
      )}
    </Row>
  );
  return (
    <div className={styles.fields}>
      <h3>{texts.dates}</h3>
      <div className={styles.row}>
        {day('validFrom', begun ? texts.begun : texts.validFrom.hint)}
        {day('validUntil')}
      </div>
      {kind === 'working_holiday' ? <ValueFields {...props} /> : null}
      <h3>{texts.says}</h3>
      {LINE_PARTS.map((part) => (
        <LinesField
          key={part}
          part={part}
          path={`${path}.values.${part}`}
          ofPassport={base !== null}
          lines={rule.values[part] ?? []}
          problems={problems}
          onChange={(lines) => onChange({ ...rule, values: withValue(rule.values, part, lines) })}
        />
      ))}
      <h3>{texts.source}</h3>
      {text('sourceTitle', 200)}
      {text('sourceUrl', 1000)}
      <div className={styles.row}>
        {day('checkedOn')}
        {day('reviewBy')}
      </div>
      <Row {...at} name="note" words={texts.note}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={2}
            maxLength={1000}
            value={rule.note ?? ''}
            onChange={({ target }) => onChange({ ...rule, note: target.value })}
          />
        )}
      </Row>
    </div>
  );
}

interface RowProps extends Pick<RuleFieldsProps, 'path' | 'problems'> {
  /** The path of the field within the rule: `values.ageMost`. */
  name: string;
  words: { label: string; hint: string };
  children: (control: RowControl) => ReactNode;
}

function Row({ path, problems, name, words: { label, hint }, children }: RowProps) {
  return (
    <FieldRow id={fieldId(`${path}.${name}`)} label={label} hint={hint} error={problems[`${path}.${name}`]}>
      {children}
    </FieldRow>
  );
}

/** What the rule sets: numbers, and answers with yes or no. */
function ValueFields({ path, rule, base, problems, onChange }: RuleFieldsProps) {
  const at = { path, problems };
  const { values } = rule;
  const set = <Name extends keyof VisaRuleValues>(name: Name, value: VisaRuleValues[Name]) =>
    onChange({ ...rule, values: withValue(values, name, value) });
  return (
    <>
      <h3 id={fieldId(`${path}.values`)} tabIndex={-1}>
        {texts.sets}
      </h3>
      {problems[`${path}.values`] ? <p className={styles.wrong}>{problems[`${path}.values`]}</p> : null}
      <div className={styles.row}>
        {NUMBER_NAMES.map((name) => {
          const { label, hint, empty = '' } = texts.numbers[name];
          const words = { label, hint: `${hint} ${base ? ofBase(base[name]) : empty}` };
          return (
            <Row {...at} key={name} name={`values.${name}`} words={words}>
              {(control) => (
                <InputNumber<number>
                  {...control}
                  className={styles.number ?? ''}
                  precision={0}
                  placeholder={String(base?.[name] ?? '')}
                  value={values[name] ?? null}
                  onChange={(value) => set(name, value)}
                />
              )}
            </Row>
          );
        })}
        {CHOICES.map((name) => (
          <Row {...at} key={name} name={`values.${name}`} words={texts.choices[name]}>
            {(control) => (
              <YesOrNo control={control} base={base} value={values[name]} onChange={(value) => set(name, value)} />
            )}
          </Row>
        ))}
      </div>
    </>
  );
}

const ofBase = (value: number | null | undefined): string =>
  typeof value === 'number' ? texts.asForAllIs(value.toLocaleString('en-AU')) : texts.asForAllNone;

interface YesOrNoProps {
  control: RowControl;
  base: VisaRuleValues | null;
  value: boolean | null | undefined;
  onChange: (value: boolean | null) => void;
}

/** Yes or no; for a passport also the option to use the general rule. */
function YesOrNo({ control: { status, ...control }, base, value, onChange }: YesOrNoProps) {
  const options = [
    ...(base ? [{ value: 'all', label: texts.asForAll }] : []),
    { value: 'yes', label: texts.yes },
    { value: 'no', label: texts.no },
  ];
  return (
    <Select<string>
      {...control}
      {...(status ? { status } : {})}
      value={value === true ? 'yes' : value === false || !base ? 'no' : 'all'}
      options={options}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen === 'yes')}
    />
  );
}
