import type { Region } from '../../config/regions';
import type { Audience } from './resources-state';

const count = (number: number, one: string, many: string) => (number === 1 ? one : many.replace('#', String(number)));

export const resourceMessages = {
  headTitle: 'Templates and guides for host families and au pairs',
  description:
    'An agreement for Australia and one for New Zealand, a weekly schedule, interview questions, a handbook, budget sheets and an emergency card, as PDF and as Word file.',
  title: 'Templates to download and print',
  intro: 'Agreements, schedules, checklists and emergency cards, free of charge. Change them as you like.',
  crumb: 'Templates and guides',
  home: 'Home',
  way: 'Where this page is',
  search: { label: 'Search templates', placeholder: 'agreement, budget, first aid …', action: 'Find' },
  audiences: 'For whom',
  audience: {
    all: 'Everyone',
    family: 'For families',
    aupair: 'For au pairs',
    both: 'For both together',
  } satisfies Record<Audience | 'all', string>,
  featured: 'Start with these',
  others: 'More templates',
  papers: 'Templates',
  found: (number: number, words: string) =>
    count(number, `One template has “${words}” in it`, `# templates have “${words}” in them`),
  files: (number: number) => count(number, 'One file', '# files'),
  nothing: {
    title: (words: string) => `No template says “${words}”`,
    text: 'Try one word less, or the beginning of one. We also read letters: if a template is missing, tell us which.',
    action: 'All templates',
  },
  empty: {
    title: 'No templates yet',
    text: 'There are no templates here yet.',
    action: 'Look at families',
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
    changed: 'Changed',
    elsewhere: (place: string) =>
      `This template is written for ${place}, and the law in it is ${place}’s. You are on our other shore.`,
    elsewhereAction: (place: string) => `Templates for ${place}`,
    download: 'Download it',
    alsoAs: 'All files and what they are for',
    files: 'To take with you',
    fileLink: (name: string, format: string, size: string) => `${name} (${[format, size].filter(Boolean).join(', ')})`,
    sources: 'Where this comes from',
    sourcesText: 'Laws change, and so do telephone numbers. Look here before you rely on ours.',
    ourOwn: 'This one is our own making: experience, and a few kitchens.',
    checked: 'checked on',
    caution: 'These templates are no legal advice. They are good questions in a sensible order.',
    related: 'Goes well with it',
    next: {
      family: {
        title: 'Someone to sign it with',
        text: 'Au pairs with a date, and with what was seen and when.',
        action: 'Look at au pairs',
      },
      aupair: {
        title: 'A house to sign it in',
        text: 'Families with a room, their hours, and what they pay.',
        action: 'Look at families',
      },
    },
  },
} as const;
