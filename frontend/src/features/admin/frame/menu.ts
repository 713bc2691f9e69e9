import type { QueueName } from '../../../api/admin';
import { paths } from '../../../config/paths';
import type { IconDrawing } from '../../../ui/icon-drawings';
import { menuDrawings as drawn } from './menu-drawings';
import { adminFrameTexts } from './texts';

const { entries, groups } = adminFrameTexts;

export interface MenuEntry {
  to: string;
  label: string;
  drawing: IconDrawing;
  /** A sub-page that belongs to this entry. */
  also?: string;
  /** The queue whose count is shown. */
  queues?: QueueName[];
}

/** The pages of Admin, in collapsible groups. A new page is a line here. */
export const adminMenu: { key: string; label: string; entries: MenuEntry[] }[] = [
  {
    key: 'queues',
    label: groups.queues,
    entries: [
      { to: paths.adminDashboard, label: entries.front, drawing: drawn.overview },
      { to: paths.adminVerification, label: entries.verification, drawing: drawn.badge, queues: ['evidence'] },
      { to: paths.adminModeration, label: entries.moderation, drawing: drawn.flag, queues: ['moderation'] },
      { to: paths.adminSupport, label: entries.support, drawing: drawn.lifebuoy, queues: ['support'] },
      { to: paths.adminContact, label: entries.contact, drawing: drawn.envelope, queues: ['contact'] },
      { to: paths.adminApprovals, label: entries.approvals, drawing: drawn.tick, queues: ['approvals'] },
      { to: paths.adminPayments, label: entries.payments, drawing: drawn.card, queues: ['invoices', 'payments'] },
    ],
  },
  {
    key: 'people',
    label: groups.people,
    entries: [
      { to: paths.adminUsers, label: entries.users, drawing: drawn.people },
      { to: paths.adminAgreements, label: entries.agreements, drawing: drawn.signedDocument },
      { to: paths.adminFeatured, label: entries.featured, drawing: drawn.star },
      { to: paths.adminBrevo, label: entries.marketing, drawing: drawn.paperPlane },
    ],
  },
  {
    key: 'content',
    label: groups.content,
    entries: [
      { to: paths.adminBlog, label: entries.blog, drawing: drawn.pencil, also: paths.adminBlogEdit },
      { to: paths.adminResources, label: entries.resources, drawing: drawn.book, also: paths.adminResourceEdit },
      { to: paths.adminCountries, label: entries.countries, drawing: drawn.globe },
      { to: paths.adminFacts, label: entries.facts, drawing: drawn.scales, queues: ['facts'] },
      { to: paths.adminVisaRules, label: entries.visaRules, drawing: drawn.passport },
    ],
  },
  {
    key: 'site',
    label: groups.site,
    entries: [
      { to: paths.adminSettings, label: entries.settings, drawing: drawn.sliders },
      { to: paths.adminAudit, label: entries.audit, drawing: drawn.journal },
      { to: paths.adminBreaches, label: entries.breaches, drawing: drawn.lockOpen, queues: ['breaches'] },
      { to: paths.adminJobs, label: entries.jobs, drawing: drawn.clock },
      { to: paths.adminBrowserErrors, label: entries.browserErrors, drawing: drawn.warning },
      { to: paths.adminPageSpeed, label: entries.pageSpeed, drawing: drawn.gauge },
      { to: paths.adminUploadTrials, label: entries.uploadTrials, drawing: drawn.upload },
    ],
  },
];
