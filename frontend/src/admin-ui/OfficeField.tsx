import { Form } from 'antd';
import type { ReactNode } from 'react';

interface OfficeFieldProps {
  /** Of the control inside. */
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
}

/** A control with its label above and, below it, what is wrong or what helps. */
export function OfficeField({ id, label, hint, error, children }: OfficeFieldProps) {
  return (
    <Form.Item label={label} htmlFor={id} extra={hint} {...(error ? { validateStatus: 'error', help: error } : {})}>
      {children}
    </Form.Item>
  );
}
