import { paths } from '../../config/paths';
import type { SessionUser } from '../../lib/session';
import type { IconName } from '../../ui/Icon';
import { accountTexts } from './texts';

/** The parts of an account, each a page of its own. */
const SECTIONS = {
  contact: { path: paths.accountContact, icon: 'mail' },
  security: { path: paths.accountSecurity, icon: 'lock' },
  notifications: { path: paths.accountNotifications, icon: 'bell' },
  household: { path: paths.accountHousehold, icon: 'home' },
  plan: { path: paths.accountPlan, icon: 'check' },
  calendar: { path: paths.accountCalendar, icon: 'calendar' },
  app: { path: paths.accountApp, icon: 'screen' },
  safety: { path: paths.accountSafety, icon: 'shield' },
  data: { path: paths.accountData, icon: 'person' },
} as const satisfies Record<string, { path: string; icon: IconName }>;

export type AccountSectionName = keyof typeof SECTIONS;

interface AccountSection {
  name: AccountSectionName;
  path: string;
  icon: IconName;
  title: string;
  lead: string;
}

/** Emails of earlier releases link to these parts of the account page. */
const EARLIER_ANCHORS: Record<string, AccountSectionName> = {
  notifications: 'notifications',
  household: 'household',
  plan: 'plan',
  calendar: 'calendar',
  app: 'app',
  blocked: 'safety',
  reported: 'safety',
  'your-data': 'data',
};

export const accountSection = (name: AccountSectionName): AccountSection => ({
  name,
  ...SECTIONS[name],
  ...accountTexts.sections[name],
});

/** The section for an old anchor of the account page; null for any other anchor. */
export function movedAccountPath(hash: string): { pathname: string; hash: string } | null {
  const anchor = hash.slice(1);
  const name = Object.hasOwn(EARLIER_ANCHORS, anchor) ? EARLIER_ANCHORS[anchor] : undefined;
  return name ? { pathname: SECTIONS[name].path, hash: name === 'safety' ? hash : '' } : null;
}

/** The sections of an account. Co-parents have no plan, notifications or calendar of their own. */
export function accountSections({ userType, coParent }: Pick<SessionUser, 'userType' | 'coParent'>): AccountSection[] {
  const isFor: Partial<Record<AccountSectionName, boolean>> = {
    notifications: !coParent,
    household: userType === 'family',
    plan: userType === 'family' && !coParent,
    calendar: userType !== 'admin' && !coParent,
    app: userType !== 'admin',
  };
  return Object.keys(SECTIONS)
    .map((name) => accountSection(name as AccountSectionName))
    .filter(({ name }) => isFor[name] ?? true);
}
