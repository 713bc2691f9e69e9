import { OpenedItem } from '../../../../admin-ui/editing/OpenedItem';
import { useEditedId } from '../../../../admin-ui/editing/use-edited-id';
import { useGetAdminResourceQuery } from '../../../../api/admin-resources';
import { adminResourcePath } from '../../../../config/admin-paths';
import { paths } from '../../../../config/paths';
import { adminResourceTexts } from '../texts';
import { ResourceEditor } from './ResourceEditor';

/** The editor of one guide, or of a new one, which gets its id with the first save. */
export function ResourceEditScreen() {
  const { id, onBorn } = useEditedId(adminResourcePath);
  if (id) return <StoredResource key={id} id={id} />;
  return <ResourceEditor key="new" resource={null} onBorn={onBorn} />;
}

function StoredResource({ id }: { id: string }) {
  const query = useGetAdminResourceQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <OpenedItem query={query} words={adminResourceTexts.editor} backTo={paths.adminResources}>
      {(resource) => <ResourceEditor resource={resource} onBorn={() => undefined} />}
    </OpenedItem>
  );
}
