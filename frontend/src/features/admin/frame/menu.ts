import { paths } from '../../../config/paths';
import type { IconDrawing } from '../../../ui/icon-drawings';
import { menuDrawings as drawn } from './menu-drawings';
import { adminFrameMessages } from './texts';

const { entries, groups } = adminFrameMessages;

export interface MenuEntry {
  to: string;
  label: string;
  drawing: IconDrawing;
  /** Where else one is in this room. */
  also?: string;
}

/** The rooms of Admin, in groups. A new room is a line here. */
export const adminMenu: { label: string; entries: MenuEntry[] }[] = [
  {
    label: groups.queues,
    entries: [
      { to: paths.adminDashboard, label: entries.front, drawing: drawn.overview },
      { to: paths.adminVerification, label: entries.verification, drawing: drawn.badge },
      { to: paths.adminModeration, label: entries.moderation, drawing: drawn.flag },
      { to: paths.adminSupport, label: entries.support, drawing: drawn.lifebuoy },
      { to: paths.adminContact, label: entries.contact, drawing: drawn.letter },
      { to: paths.adminApprovals, label: entries.approvals, drawing: drawn.tick },
    ],
  },
  {
    label: groups.keeping,
    entries: [
      { to: paths.adminUsers, label: entries.users, drawing: drawn.people },
      { to: paths.adminFeatured, label: entries.featured, drawing: drawn.star },
      { to: paths.adminAgreements, label: entries.arrangements, drawing: drawn.signedPaper },
      { to: paths.adminBlog, label: entries.blog, drawing: drawn.pencil, also: paths.adminBlogEdit },
      { to: paths.adminResources, label: entries.resources, drawing: drawn.book, also: paths.adminResourceEdit },
      { to: paths.adminCountries, label: entries.countries, drawing: drawn.globe },
      { to: paths.adminFacts, label: entries.facts, drawing: drawn.scales },
      { to: paths.adminBrevo, label: entries.marketing, drawing: drawn.paperPlane },
      { to: paths.adminJobs, label: entries.jobs, drawing: drawn.clock },
      { to: paths.adminBrowserErrors, label: entries.browserErrors, drawing: drawn.warning },
      { to: paths.adminUploadTrials, label: entries.uploadTrials, drawing: drawn.upload },
      { to: paths.adminAudit, label: entries.audit, drawing: drawn.journal },
      { to: paths.adminPayments, label: entries.payments, drawing: drawn.card },
      { to: paths.adminSettings, label: entries.settings, drawing: drawn.sliders },
    ],
  },
];
