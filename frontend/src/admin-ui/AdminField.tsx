import { Form } from 'antd';
import type { ReactNode } from 'react';

interface AdminFieldProps {
  /** Id of the control; a group of controls has none. */
  id?: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
}

/** A control with its label above and its error or hint below. */
export function AdminField({ id, label, hint, error, children }: AdminFieldProps) {
  return (
    <Form.Item
      label={label}
      {...(id && { htmlFor: id })}
      extra={hint}
      {...(error && { validateStatus: 'error', help: error })}
    >
      {children}
    </Form.Item>
  );
}
