import type { IconName } from '../../ui/Icon';
import { paths } from '../../config/paths';
import { adminFrameMessages } from './messages';

const { entries, groups } = adminFrameMessages;

export interface MenuEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Where else one is in this room. */
  also?: string;
}

/** The rooms of the back office, in groups. A new room is a line here. */
export const officeMenu: { label: string; entries: MenuEntry[] }[] = [
  {
    label: groups.queues,
    entries: [
      { to: paths.adminDashboard, label: entries.front, icon: 'dashboard' },
      { to: paths.adminVerification, label: entries.verification, icon: 'badge' },
      { to: paths.adminModeration, label: entries.moderation, icon: 'shield' },
      { to: paths.adminSupport, label: entries.support, icon: 'message' },
      { to: paths.adminContact, label: entries.contact, icon: 'mail' },
      { to: paths.adminApprovals, label: entries.approvals, icon: 'check' },
    ],
  },
  {
    label: groups.keeping,
    entries: [
      { to: paths.adminUsers, label: entries.users, icon: 'person' },
      { to: paths.adminFeatured, label: entries.featured, icon: 'home' },
      { to: paths.adminArrangements, label: entries.arrangements, icon: 'attach' },
      { to: paths.adminBlog, label: entries.blog, icon: 'edit', also: paths.adminBlogEdit },
      { to: paths.adminResources, label: entries.resources, icon: 'read', also: paths.adminResourceEdit },
      { to: paths.adminCountries, label: entries.countries, icon: 'place' },
      { to: paths.adminBrevo, label: entries.marketing, icon: 'send' },
      { to: paths.adminJobs, label: entries.jobs, icon: 'retry' },
      { to: paths.adminUploadTrials, label: entries.uploadTrials, icon: 'camera' },
      { to: paths.adminAudit, label: entries.audit, icon: 'shield' },
      { to: paths.adminPayments, label: entries.payments, icon: 'attach' },
      { to: paths.adminSettings, label: entries.settings, icon: 'filter' },
    ],
  },
];
