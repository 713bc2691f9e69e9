import type { NextStepCode } from '../../api/dashboard';
import { paths, stillLookingPath } from '../../config/paths';
import type { SessionUser } from '../../lib/session';
import type { IconName } from '../../ui/Icon';
import type { Step } from './LeadCard';
import { ownProfilePath } from './own-profile-path';
import { dashboardTexts as texts } from './texts';

/** A task with its action. */
export interface WaitingItem extends Step {
  id: string;
  icon: IconName;
}

/** Steps that complete the person's own profile; the other ones are ideas. */
const TO_FINISH: Partial<Record<NextStepCode, IconName>> = {
  verify_email: 'mail',
  complete_profile: 'edit',
  resume_profile: 'eye',
  add_photo: 'camera',
  get_verified: 'badge',
};

/** After a month away. */
export function stillLookingOf(token: string | null): WaitingItem[] {
  if (token === null) return [];
  const { title, text, action } = texts.stillLooking;
  return [{ id: 'still-looking', icon: 'eye', title, text, action: { to: stillLookingPath(token), label: action } }];
}

function addressOf(to: string, user: SessionUser): string {
  if (to === 'profile') return ownProfilePath(user);
  if (to === 'search') return user.userType === 'family' ? paths.searchAuPairs : paths.searchFamilies;
  return to.startsWith('#') ? paths.dashboard + to : to;
}

export function stepOf(code: NextStepCode, user: SessionUser): Step {
  // Only the account holder changes the profile.
  if (user.coParent && TO_FINISH[code]) return stepOf('search', user);
  const step = texts.steps[code];
  return {
    title: step.title,
    text: user.userType === 'aupair' && 'auPairText' in step ? step.auPairText : step.text,
    action: { to: addressOf(step.to, user), label: step.action },
  };
}

/** The step as a task, if it concerns an incomplete profile. */
export function waitingStepOf(code: NextStepCode, user: SessionUser): WaitingItem[] {
  const icon = user.coParent ? undefined : TO_FINISH[code];
  return icon ? [{ id: code, icon, ...stepOf(code, user) }] : [];
}
