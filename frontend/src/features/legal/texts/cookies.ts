import type { LegalBlock, LegalDocument, LegalFacts, LegalRow } from '../legal-document';

function connected({ analytics, sessionRecording }: LegalFacts['services']): LegalBlock {
  const rows: LegalRow[] = [];
  if (analytics) rows.push({ term: 'Counts visits', text: `A script from \`${analytics}\`, if you say yes.` });
  if (sessionRecording)
    rows.push({ term: 'Records how pages are used', text: `A script from \`${sessionRecording}\`, if you say yes.` });
  return rows.length > 0 ? { rows } : '**Neither is connected at the moment.**';
}

/** The text of the cookie policy, with every name that the product stores in a browser. */
export const cookies = ({ product, site, mail, services }: LegalFacts): LegalDocument => {
  const prefix = site.startsWith('https:') ? '__Host-' : '';
  return {
    title: 'Cookies',
    description: `Every cookie and everything else that ${product} stores in your browser: what it is for and how long it stays.`,
    lead: 'We use two cookies, both for logging in, and store a few items in your browser. This page lists each of them.',
    changed: '2026-11-29',
    short: [
      'If you only look around, we set no cookies.',
      'Logging in sets two. No script can read them, and no other site gets them.',
      'Your theme, your region and unsent drafts stay in your own browser.',
      'No advertising and no third-party cookies. We measure visits only if you say yes, and you can change your mind. We count how fast pages load, without anything about you.',
    ],
    sections: [
      {
        id: 'cookies',
        title: 'Cookies',
        gloss: 'Needed for logging in, so we do not ask.',
        blocks: [
          'A cookie is a small text that a browser keeps and sends back to the site that set it. Ours are set when you log in, travel to us only, and cannot be read by scripts (`HttpOnly`, `SameSite=Strict`).',
          {
            rows: [
              {
                term: `${prefix}rt`,
                code: true,
                text: 'Keeps you logged in. It holds a random value that changes with each use.',
                aside: 'Until you log out; 14 days without a visit, 30 in all.',
              },
              {
                term: `${prefix}device`,
                code: true,
                text: 'Says that you have logged in from this browser before, so that strangers who guess your password cannot lock you out. It does not give access to anything.',
                aside: '180 days. Logging out leaves it; clearing your browser removes it.',
              },
            ],
          },
        ],
      },
      {
        id: 'storage',
        title: 'What is stored in your browser',
        gloss: 'Never sent to us.',
        blocks: [
          'Browsers have a store for each site, called local storage. Nothing in it is sent with requests; the page reads it to look the way you left it.',
          {
            rows: [
              {
                term: 'preferredRegion',
                code: true,
                text: 'Australia or New Zealand: your choice, or the country of your account.',
                aside: 'Until you clear it.',
              },
              {
                term: 'pageRegion',
                code: true,
                text: 'The country of the page you saw last, for pages that are the same for both.',
                aside: 'Until you close the tab.',
              },
              {
                term: 'accountRegion',
                code: true,
                text: 'The country of the account that was last logged in here.',
                aside: 'Until you clear it.',
              },
              { term: 'theme', code: true, text: 'Light, dark or as your system.', aside: 'Until you clear it.' },
              {
                term: 'cookieConsent',
                code: true,
                text: 'Your answer about optional measuring and the day you gave it, if you were asked.',
                aside: 'A year. Then you are asked again.',
              },
              {
                term: 'signedIn',
                code: true,
                text: 'A 1 while you are logged in, so that the page keeps a place for your name. It proves nothing.',
                aside: 'Until you log out.',
              },
              {
                term: 'unsentMessages',
                code: true,
                text: 'Says that a message waits to be sent, and holds its words until the database below has them.',
                aside: 'Until it has been sent.',
              },
              {
                term: 'messages',
                code: true,
                text: 'A small database (IndexedDB) with messages and their files that wait to be sent, so that a tunnel or a closed lid loses nothing.',
                aside:
                  'Until they are sent or deleted, even after you log out. On a shared computer, send or delete them first.',
              },
              {
                term: 'drafts',
                code: true,
                text: 'Messages that you have begun and not sent. We keep their words for your other devices as well.',
                aside: 'Until you send or delete them, or log out.',
              },
              {
                term: 'unsentHours',
                code: true,
                text: 'Hours that you recorded without a connection and that wait to be sent.',
                aside: 'Until they have been sent.',
              },
              {
                term: 'offline',
                code: true,
                text: 'A small database (IndexedDB) with what you can read without a connection: your latest conversations, your agreement, a week of hours and the emergency card. Nothing about payments or checks.',
                aside:
                  'Until you log out, your session ends or someone else logs in here; at most 14 days without a visit.',
              },
              {
                term: 'files, pages-…',
                code: true,
                text: 'The code and styles of the pages that open without a connection (Cache Storage). The same for everyone, with nothing of yours in it.',
                aside: 'Until a newer version replaces it, or you clear your browser.',
              },
              {
                term: 'bothSigned:…',
                code: true,
                text: 'That you have seen that both signed your agreement, so that the page says it once.',
                aside: 'Until you clear it.',
              },
              {
                term: 'keptTimeZone:…',
                code: true,
                text: 'That you keep the time zone of your account, although this device is in another one.',
                aside: 'Until you clear it.',
              },
              {
                term: 'bannerPutAway',
                code: true,
                text: 'The announcement that you have closed.',
                aside: 'Until you clear it.',
              },
              {
                term: 'call-devices',
                code: true,
                text: 'The camera, microphone and speaker that you chose for calls.',
                aside: 'Until you clear it.',
              },
              {
                term: 'told-on-this-device',
                code: true,
                text: 'That this browser shows notifications, and for which account.',
                aside: 'Until you switch them off in this browser.',
              },
              {
                term: 'compare',
                code: true,
                text: 'The people you have chosen to compare.',
                aside: 'Until you close the tab.',
              },
              {
                term: 'resultsView',
                code: true,
                text: 'Whether you see search results as a grid or as a list.',
                aside: 'Until you close the tab.',
              },
              {
                term: 'tool:…',
                code: true,
                text: 'What you typed into the visa, pay or cost calculator.',
                aside: 'Until you close the tab.',
              },
              {
                term: 'decline:…, interview-word:…, review:…, review-reply:…, support:…, apply:…, job-listing:…, report:…, appeal:…, reference:…, close-agreement:…, dispute:…, check-in:…, contactDraft',
                code: true,
                text: 'What you have begun to write in a form.',
                aside: 'Until you send it or close the tab.',
              },
              {
                term: 'call-notes:…',
                code: true,
                text: 'Notes on an interview that are not saved yet.',
                aside: 'Until they are saved or you close the tab.',
              },
              {
                term: 'call-own-document',
                code: true,
                text: 'That the page of a call was loaded again, so that it may use your camera.',
                aside: 'Until you close the tab.',
              },
              {
                term: 'react-router-scroll-positions',
                code: true,
                text: 'How far down each page you were, for the Back button.',
                aside: 'Until you close the tab.',
              },
              {
                term: 'reloadedForStaleChunk',
                code: true,
                text: 'When a tab last reloaded itself because there was a new version of the site.',
                aside: 'Until you close the tab.',
              },
              {
                term: 'restarted',
                code: true,
                text: 'When a tab last reloaded itself because a part of the page did not load.',
                aside: 'Until you close the tab.',
              },
              {
                term: 'adminMenu, adminUserViews, …-draft:…, data-breach-draft:…, new-campaign:…, contact-answer-…, contact-note-…, support-answer-…, support-note-…, moderation-decision-…, appeal-answer-…, verification-reason-…, account-…, new-data-breach:…',
                code: true,
                text: 'Only for people who run this site: how their menu and lists look, and what they have begun to write.',
                aside: 'Until they send or clear it; how their lists look until they log out.',
              },
            ],
          },
        ],
      },
      {
        id: 'measuring',
        title: 'Optional measuring',
        gloss: 'Off, unless you say yes.',
        blocks: [
          'The person who runs this site can connect a service that counts visits, and one that records how pages are used. Where one is connected, you are asked first and can simply say no; your answer stays in your browser, and you can change it here at any time.',
          connected(services),
          'Without your consent they are not loaded, and no request leaves this site. With your consent they still never run where you log in, pay, read or write messages or fill in your profile, and not on the pages of people.',
        ],
      },
      {
        id: 'page-speed',
        title: 'How fast pages load',
        gloss: 'Counted by us, without anything about you.',
        blocks: [
          'When you leave a page that you opened, your browser tells our own server how fast it was: the kind of page without names, ids or what you searched for, whether it was on a phone or a desktop, five measurements, and the version of the site. Nothing is stored in your browser for this and no one else receives it. We add it to counts for each day and delete those after 90 days, so nothing in them leads to you. That is why we do not ask first.',
        ],
      },
      {
        id: 'no-thanks',
        title: 'Blocking all cookies and storage',
        gloss: 'You can. Public pages still work.',
        blocks: [
          'Every public page can be read with cookies, storage and scripts switched off. Logging in needs its two cookies: without them we cannot keep you logged in from one page to the next.',
          'To remove what is there, use your browser’s settings for site data. You are then logged out, your settings are reset and unsent messages are lost.',
          `If you find something here that is not on this list, we made a mistake. Please tell us: ${mail}. What we keep about you on our side is on the [privacy page](/privacy).`,
        ],
      },
    ],
  };
};
