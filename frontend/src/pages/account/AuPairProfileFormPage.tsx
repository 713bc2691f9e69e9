import { editingMessages, AuPairProfileEditor } from '../../features/profile-editing';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={editingMessages.auPairTitle} hidden />
      <AuPairProfileEditor />
    </>
  );
}
