/** What the fields that are more than one control get. */
export interface ComposedFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  optional: boolean;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}
