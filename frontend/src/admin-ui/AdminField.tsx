import { Form } from 'antd';
import type { ReactNode } from 'react';

interface AdminFieldProps {
  /** Of the control inside. */
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
}

/** A control with its label above and, below it, what is wrong or what helps. */
export function AdminField({ id, label, hint, error, children }: AdminFieldProps) {
  return (
    <Form.Item label={label} htmlFor={id} extra={hint} {...(error ? { validateStatus: 'error', help: error } : {})}>
      {children}
    </Form.Item>
  );
}
