import { useEditing, type Editing } from '../../../../admin-ui/editing/use-editing';
import {
  useCreateResourceMutation,
  useEditResourceMutation,
  useGetAdminResourceQuery,
  type EditableResource,
} from '../../../../api/admin-resources';
import { inputOf, problemsOf, resourceModel, type ResourceFields } from './resource-fields';

const copy = { kind: 'resource', idOf: ({ id }: EditableResource) => id };

interface ResourceEditing extends Editing<ResourceFields, EditableResource> {
  /** The saved guide with what is not edited here: publication state, files and counts. */
  resource: EditableResource | null;
}

/** The state of the editor of one guide. */
export function useResourceEditing(initial: EditableResource | null): ResourceEditing {
  const [create] = useCreateResourceMutation();
  const [edit] = useEditResourceMutation();
  const editing = useEditing<ResourceFields, EditableResource>({
    initial,
    model: resourceModel,
    copy,
    problemsOf,
    store: (fields, base) =>
      base
        ? edit({ id: base.id, resourceEditInput: { ...inputOf(fields), version: base.version } }).unwrap()
        : create({ resourceInput: inputOf(fields) }).unwrap(),
  });
  const { base } = editing;
  const { data } = useGetAdminResourceQuery({ id: base?.id ?? '' }, { skip: !base });
  return { ...editing, resource: data && base && data.updatedAt >= base.updatedAt ? data : base };
}
