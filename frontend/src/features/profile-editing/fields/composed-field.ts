/** The props of a field that consists of several controls. */
export interface ComposedFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  optional: boolean;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}
