import { Button, Checkbox, Input } from 'antd';
import { FieldNote } from '../../../../admin-ui/FieldNote';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import type { VisaLine } from '../../../../api/admin-visas';
import { Icon } from '../../../../ui/Icon';
import type { LinePart } from '../rule-words';
import styles from './editor.module.css';
import { fieldId } from './rule-drafts';
import { ruleEditorTexts as texts } from './texts';
import type { RuleProblems } from './use-rule-set-editing';

const MOST_LINES = 12;

interface LinesFieldProps {
  part: LinePart;
  /** `rules.0.values.conditions` */
  path: string;
  ofPassport: boolean;
  lines: readonly VisaLine[];
  problems: RuleProblems;
  onChange: (lines: VisaLine[]) => void;
}

/** The sentences of one part of a rule, each optionally with its own source. */
export function LinesField({ part, path, ofPassport, lines, problems, onChange }: LinesFieldProps) {
  const { label, hint, hintOfPassport } = texts.lines[part];
  const put = (index: number, line: VisaLine) => onChange(lines.map((one, place) => (place === index ? line : one)));
  return (
    <div role="group" className={styles.lines} aria-label={label} id={fieldId(path)} tabIndex={-1}>
      <b>{label}</b>
      <FieldNote error={problems[path]} hint={ofPassport ? hintOfPassport : hint} />
      {lines.map((line, index) => (
        <OneLine
          key={index}
          name={texts.line(label, index + 1)}
          path={`${path}.${index}`}
          line={line}
          problems={problems}
          onChange={(next) => put(index, next)}
          onRemove={() => onChange(lines.filter((_, place) => place !== index))}
        />
      ))}
      {lines.length < MOST_LINES ? (
        <Button
          icon={<Icon name="plus" />}
          aria-label={texts.addLine(label)}
          onClick={() => onChange([...lines, { text: '' }])}
        >
          {texts.addLineShort}
        </Button>
      ) : null}
    </div>
  );
}

interface OneLineProps {
  name: string;
  path: string;
  line: VisaLine;
  problems: RuleProblems;
  onChange: (line: VisaLine) => void;
  onRemove: () => void;
}

function OneLine({ name, path, line, problems, onChange, onRemove }: OneLineProps) {
  const { text, link } = line;
  return (
    <div className={styles.line}>
      <FieldRow id={fieldId(`${path}.text`)} label={name} error={problems[`${path}.text`] ?? problems[path]}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={600}
            value={text}
            onChange={({ target }) => onChange({ ...line, text: target.value })}
          />
        )}
      </FieldRow>
      {link ? (
        <div className={styles.row}>
          {(['title', 'url'] as const).map((field) => (
            <FieldRow
              key={field}
              id={fieldId(`${path}.link.${field}`)}
              label={field === 'title' ? texts.linkTitle : texts.linkUrl}
              error={problems[`${path}.link.${field}`]}
            >
              {(control) => (
                <Input
                  {...control}
                  maxLength={field === 'title' ? 200 : 1000}
                  value={link[field]}
                  onChange={({ target }) => onChange({ ...line, link: { ...link, [field]: target.value } })}
                />
              )}
            </FieldRow>
          ))}
        </div>
      ) : null}
      <div className={styles.lineActions}>
        <Checkbox
          checked={Boolean(link)}
          onChange={({ target }) => onChange(target.checked ? { text, link: { title: '', url: '' } } : { text })}
        >
          {texts.withLink}
        </Checkbox>
        <Button type="text" icon={<Icon name="close" />} aria-label={texts.removeLine(name)} onClick={onRemove} />
      </div>
    </div>
  );
}
