import type { Region } from '../../config/regions';
import type { Audience } from './resources-state';

const count = (number: number, one: string, many: string) => (number === 1 ? one : many.replace('#', String(number)));

export const resourceTexts = {
  headTitle: 'Templates and guides for host families and au pairs',
  description:
    'An agreement for Australia and one for New Zealand, a weekly schedule, interview questions, a handbook, budget sheets and an emergency card, as PDF and as Word file.',
  title: 'Templates to download and print',
  intro: 'Agreements, schedules, checklists and emergency cards, free of charge. Change them as you like.',
  crumb: 'Templates and guides',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  search: { label: 'Search templates', placeholder: 'agreement, budget, first aid …', action: 'Search' },
  audiences: 'Who it’s for',
  audience: {
    all: 'Everyone',
    family: 'For families',
    aupair: 'For au pairs',
    both: 'For both',
  } satisfies Record<Audience | 'all', string>,
  featured: 'Start with these',
  others: 'More templates',
  all: 'Templates',
  found: (number: number, words: string) =>
    count(number, `1 template contains “${words}”`, `# templates contain “${words}”`),
  files: (number: number) => count(number, 'One file', '# files'),
  nothing: {
    title: (words: string) => `No templates found for “${words}”`,
    text: 'Try fewer or shorter words. If a template is missing, tell us which one you need.',
    action: 'All templates',
  },
  empty: {
    title: 'No templates yet',
    text: 'There are no templates here yet.',
    action: 'Browse families',
  },
  failed: {
    title: 'The templates did not load',
    text: 'Please try again in a moment.',
    again: 'Try again',
  },
  loading: 'Loading templates',
  page: {
    for: {
      family: 'For host families',
      aupair: 'For au pairs',
      both: 'For families and au pairs',
    } satisfies Record<Audience, string>,
    everywhere: 'Australia and New Zealand',
    regions: { australia: 'Australia', newzealand: 'New Zealand' } satisfies Record<Region, string>,
    changed: 'Updated',
    elsewhere: (place: string) =>
      `This template is written for ${place} and follows the law there. You’ve chosen the other country.`,
    elsewhereAction: (place: string) => `Templates for ${place}`,
    download: 'Download',
    alsoAs: 'All files and what they’re for',
    files: 'Files to download',
    fileLink: (name: string, format: string, size: string) => `${name} (${[format, size].filter(Boolean).join(', ')})`,
    sources: 'Sources',
    sourcesText: 'Laws and phone numbers change. Check these pages before you rely on ours.',
    ourOwn: 'We wrote this template based on our own experience.',
    checked: 'checked on',
    caution: 'These templates aren’t legal advice. They help you cover the right questions.',
    related: 'Related templates',
    next: {
      family: {
        title: 'Find an au pair',
        text: 'Au pairs with their start dates and checks.',
        action: 'Browse au pairs',
      },
      aupair: {
        title: 'Find a host family',
        text: 'Families with their hours, dates and children.',
        action: 'Browse families',
      },
    },
  },
} as const;
