import { useSession } from '../../lib/session';
import { AuPairBoard } from './AuPairBoard';
import { FamilyBoard } from './FamilyBoard';
import { EmptyState } from '../../ui/EmptyState';
import { jobBoardTexts } from './texts';

/** One address for both roles: au pairs see the board, a family its own listing. */
export function JobBoardScreen() {
  const { user } = useSession();
  if (!user) return null;
  if (user.userType === 'family') return <FamilyBoard />;
  if (user.userType === 'aupair') return <AuPairBoard />;
  return <EmptyState page title={jobBoardTexts.title} text={jobBoardTexts.board.text} />;
}
