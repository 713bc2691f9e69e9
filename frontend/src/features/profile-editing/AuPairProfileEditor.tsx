import { useGetMyAuPairProfileQuery } from '../../api/au-pairs';
import { useGetMyVerificationQuery } from '../../api/verification';
import { preloadedPart } from '../../lib/lazy-part';
import { EditorFrame } from './EditorFrame';
import { useOwnDraft, useOwnProfileBegun } from './use-own-profile';

const AuPairProfileForm = preloadedPart(async () => (await import('./AuPairProfileForm')).AuPairProfileForm);

/** The form of an au pair, with what was saved before. */
export function AuPairProfileEditor() {
  const begun = useOwnProfileBegun();
  const profile = useGetMyAuPairProfileQuery(undefined, { skip: !begun, refetchOnMountOrArgChange: true });
  const draft = useOwnDraft();
  const { data: checks } = useGetMyVerificationQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <EditorFrame begun={begun} profile={profile} draft={draft}>
      {(saved, savedDraft) => <AuPairProfileForm saved={saved} draft={savedDraft} checks={checks} />}
    </EditorFrame>
  );
}
