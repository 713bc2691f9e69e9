import type { ComponentProps } from 'react';
import { FieldRow } from '../../../admin-ui/FieldRow';

interface RowProps extends Omit<ComponentProps<typeof FieldRow>, 'id'> {
  /** Name of the field, by which the list of problems finds it. */
  name: string;
}

/** A labelled field of a post. */
export function Row({ name, ...row }: RowProps) {
  return <FieldRow {...row} id={fieldId(name)} />;
}

/** The id of a field's control, to which the list of problems leads. */
export const fieldId = (name: string): string => `post-${name}`;
