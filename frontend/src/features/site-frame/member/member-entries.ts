import { paths, supportPath } from '../../../config/paths';
import type { SessionUser } from '../../../lib/session';
import type { IconName } from '../../../ui/Icon';
import { memberFrameTexts as texts } from './texts';

export interface MemberEntry {
  to: string;
  label: string;
  icon: IconName;
}

interface MemberEntries {
  /** The main pages for members, apart from messages and the dashboard, which are in the header. */
  places: MemberEntry[];
  /** Pages about the own account. */
  own: MemberEntry[];
}

const account: MemberEntry = { to: paths.account, label: texts.account, icon: 'lock' };

/** Screens whose requests the server answers for the account holder of a family alone. */
const ONLY_ACCOUNT_HOLDER: ReadonlySet<string> = new Set([
  paths.familySupport,
  paths.familyProfileForm,
  paths.verification,
  paths.payment,
]);

/** Every screen of someone who is signed in. What is not here is reached from a page that is. */
export function memberEntries({ userType, coParent }: Pick<SessionUser, 'userType' | 'coParent'>): MemberEntries {
  if (userType === 'admin')
    return { places: [{ to: paths.adminDashboard, label: texts.admin, icon: 'shield' }], own: [account] };
  const isFamily = userType === 'family';
  const support: MemberEntry = { to: supportPath(userType), label: texts.support, icon: 'info' };
  const all: MemberEntries = {
    places: [
      { to: isFamily ? paths.searchAuPairs : paths.searchFamilies, label: texts.search, icon: 'search' },
      { to: paths.interviews, label: texts.interviews, icon: 'video' },
      { to: paths.arrival, label: texts.arrival, icon: 'calendar' },
      { to: paths.hours, label: texts.hours, icon: 'clock' },
      { to: paths.employerClock, label: texts.employerClock, icon: 'flag' },
      { to: paths.auPairJobBoard, label: texts.jobBoard, icon: 'bed' },
      { to: paths.notifications, label: texts.notifications, icon: 'bell' },
      support,
      { to: paths.earlyExit, label: texts.earlyExit, icon: 'alert' },
    ],
    own: [
      { to: isFamily ? paths.familyProfileForm : paths.auPairProfileForm, label: texts.profile, icon: 'edit' },
      { to: paths.verification, label: texts.verification, icon: 'badge' },
      { to: `${paths.dashboard}#shortlist`, label: texts.shortlist, icon: 'heart' },
      { to: paths.pipeline, label: texts.pipeline, icon: 'person' },
      { to: paths.savedSearches, label: texts.savedSearches, icon: 'filter' },
      ...(isFamily ? [{ to: paths.payment, label: texts.plan, icon: 'check' as const }] : []),
      account,
    ],
  };
  if (!coParent) return all;
  const isOpen = ({ to }: MemberEntry) => !ONLY_ACCOUNT_HOLDER.has(to);
  return { places: all.places.filter(isOpen), own: all.own.filter(isOpen) };
}
