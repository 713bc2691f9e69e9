import { editingMessages, FamilyProfileEditor } from '../../features/profile-editing';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={editingMessages.familyTitle} hidden />
      <FamilyProfileEditor />
    </>
  );
}
