import { Alert, Input } from 'antd';
import { AdminField } from '../../../admin-ui';
import { adminPaymentsTexts as texts } from './texts';

interface ReasonProps {
  id: string;
  value: string;
  onChange: (words: string) => void;
  error: string | undefined;
  /** The error of the action as a whole. */
  failure: string | null;
}

/** The reason at the end of every form, with the error of the form. */
export function Reason({ id, value, onChange, error, failure }: ReasonProps) {
  return (
    <>
      <AdminField id={id} label={texts.reason} hint={texts.reasonHint} error={error}>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={1_000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </AdminField>
      {failure ? (
        <Alert type="error" showIcon title={texts.notDone} description={failure} style={{ marginBottom: 16 }} />
      ) : null}
    </>
  );
}
