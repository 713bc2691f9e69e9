import type { ReactNode } from 'react';
import { ConflictPanel } from '../comparing/ConflictPanel';
import { fieldsOf, type FieldsModel } from './fields';
import { UnsavedCopyNotice } from './UnsavedCopyNotice';
import type { Edited, Editing } from './use-editing';

interface EditingNoticesProps<Fields extends object, Item extends Edited<Fields>> {
  editing: Pick<Editing<Fields, Item>, 'fields' | 'began' | 'found' | 'dropFound' | 'theirs' | 'settle'>;
  model: FieldsModel<Fields>;
  /** The title of a conflict: what happened, with the name of the item. */
  conflict: string;
  /** Further notices. */
  children?: ReactNode;
}

/** Above an editor's form: text restored from the last visit, and a conflict with another admin. */
export function EditingNotices<Fields extends object, Item extends Edited<Fields>>({
  editing: { fields, began, found, dropFound, theirs, settle },
  model,
  conflict,
  children,
}: EditingNoticesProps<Fields, Item>) {
  return (
    <>
      {found ? <UnsavedCopyNotice at={found.at} onDrop={dropFound} /> : null}
      {children}
      {theirs ? (
        <ConflictPanel
          key={theirs.version}
          model={model}
          title={conflict}
          by={null}
          mine={fields}
          began={began}
          theirs={fieldsOf(model.empty, theirs)}
          onResolved={settle}
        />
      ) : null}
    </>
  );
}
