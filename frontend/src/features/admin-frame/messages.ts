import { product } from '../../config/product';

/** Texts of the frame around the back office. */
export const adminFrameMessages = {
  name: 'Back office',
  brand: product.name,
  menu: 'Back office menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  toSite: 'To the site',
  signOut: 'Sign Out',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'As my device' },
  groups: { queues: 'What waits', keeping: 'Looking after' },
  entries: {
    moderation: 'Moderation',
    front: 'Front page',
    support: 'Requests for help',
    contact: 'Messages to us',
    verification: 'Verification',
    users: 'Users',
    featured: 'Featured families',
    arrangements: 'Arrangements',
    jobs: 'Jobs',
    blog: 'Blog posts',
    resources: 'Resources',
    marketing: 'E-mail marketing',
    uploadTrials: 'Upload test',
    audit: 'Audit log',
    approvals: 'Approvals',
    payments: 'Payments',
    settings: 'Settings',
  },
} as const;
