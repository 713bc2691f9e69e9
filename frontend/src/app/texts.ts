/** Texts of the frame around every page and of its error pages. */
export const appTexts = {
  skipLinks: 'Skip',
  skipToContent: 'Skip to the content',
  loadingAccount: 'Loading your account',
  loadingPage: 'Loading the page',
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    help: 'The page may have moved, or the address may be wrong. Your data is safe.',
    home: 'Go to the home page',
    search: 'Find au pairs',
  },
  gone: {
    title: 'This page was removed.',
    text: 'It is no longer published, most likely because it was out of date.',
    action: 'See current posts',
  },
  unreachable: {
    title: 'Back in a moment',
    text: 'We cannot load this page at the moment. Everything you have saved is safe.',
    retry: 'Try again',
  },
  offline: {
    title: 'You are offline',
    text: 'This page opens as soon as you are back online. Everything you have saved is safe.',
    retry: 'Try again',
  },
  limited: {
    title: 'Too many pages at once',
    text: 'You have opened many pages in a short time. Please wait a minute, then try again.',
    retry: 'Try again',
  },
  failed: {
    title: 'Something went wrong',
    text: 'This page failed to load. Everything you have saved is safe.',
    retry: 'Reload the page',
    home: 'Go to the home page',
  },
} as const;
