/** Texts about pages that open without a connection. */
export const offlineTexts = {
  title: 'Pages that open offline',
  lead: 'While you are logged in, this browser keeps these pages. They open when you are offline and show when they were saved. Messages you write and hours you record are sent when you are back online.',
  nothing: 'No pages are saved in this browser. Log in to save them.',
  needsConnection: {
    title: 'You are offline',
    text: 'This page needs a connection. It opens automatically when you are back online. Meanwhile you can read:',
  },
  pages: {
    messages: { label: 'Messages', text: 'Your latest conversations. You can write in them.' },
    agreement: (name: string) => ({ label: `Agreement with ${name}`, text: 'The terms as both of you signed them.' }),
    hours: (name: string) => ({ label: `Hours with ${name}`, text: 'The week you saw last. You can record hours.' }),
    card: { label: 'Emergency card', text: 'The numbers to call, and what to say.' },
    earlyExit: { label: 'Early exit', text: 'What to do now, and who to call.' },
  },
  list: 'Pages that open offline',
  install: {
    action: 'Install',
    apple: 'On iPhone and iPad: tap Share in Safari, then “Add to Home Screen”.',
    others: 'If your browser can install apps, its menu has “Install” or “Add to home screen”.',
    offline: 'Pages that open offline',
  },
} as const;
