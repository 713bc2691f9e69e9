import { makePerson, newRequest, send, signInByCall, type Person } from './people';
import { makePlacement } from './placements';
import { beginTalk } from './talk';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

/** A screen as one person sees it. */
export interface Screen {
  of: Person;
  path: string;
}

/** The visitors of the screens: two people in a placement, and a family whose placement is over. */
interface Visitors {
  family: Person;
  auPair: Person;
  former: Person;
}

/** Every screen of members with real content, by its route; public pages that members use are below `public`. */
export async function makeMemberScreens(): Promise<{ people: Visitors; screens: Record<string, Screen[]> }> {
  const [placement, over, candidate] = await Promise.all([makePlacement(), makePlacement(), makePerson('aupair')]);
  const { id, interviewId, conversationId, family, auPair } = placement;
  // Each has a request of their own: logging in ends the previous session of the same one.
  const [request, theirs] = [await newRequest(), await newRequest()];
  const [host, former] = [await signInByCall(request, family), await signInByCall(theirs, over.family)];
  const { id: talk, say } = await beginTalk(candidate, family);
  await say('Good morning, are you still looking?');
  const { id: unbegun } = await beginTalk(over.family, candidate);
  const inPlacement = await beginTalk(auPair, family);
  await inPlacement.say('We land on Friday at six in the morning.');
  const [draft, help] = (await Promise.all([
    send(request, host, 'POST', '/api/agreements', { conversationId: talk }),
    send(request, host, 'POST', '/api/support-requests', {
      subject: 'visa_and_work',
      words: 'Our au pair’s six months end in March. Whom do we ask before that?',
    }),
    send(request, host, 'POST', '/api/saved-searches', {
      ...{ kind: 'auPairs', name: 'Drivers', filters: { ageMin: '20' }, alerts: 'none' },
    }),
    send(request, host, 'PUT', `/api/shortlist-entries/${over.auPair.id}`),
    send(request, host, 'POST', '/api/interviews', {
      ...{ conversationId: talk, times: [inDays(2), inDays(3)], timeZone: 'UTC', minutes: 30 },
    }),
    send(theirs, former, 'POST', `/api/agreements/${over.id}/ending`, { reason: 'We are moving to Hobart.' }),
  ])) as [{ id: string }, { id: string }, ...unknown[]];

  const byFamily = (path: string): Screen => ({ of: family, path });
  const byAuPair = (path: string): Screen => ({ of: auPair, path });
  const byBoth = (path: string): Screen[] => [byFamily(path), byAuPair(path)];
  const screens: Record<string, Screen[]> = {
    dashboard: [...byBoth('/dashboard'), { of: over.family, path: '/dashboard' }],
    account: [byAuPair('/account')],
    'account/contact': [byFamily('/account/contact')],
    'account/security': [byAuPair('/account/security')],
    'account/notifications': [byFamily('/account/notifications')],
    'account/household': [byFamily('/account/household')],
    'account/plan': [byFamily('/account/plan')],
    'account/calendar': [byAuPair('/account/calendar')],
    'account/app': [byAuPair('/account/app')],
    'account/safety': [byFamily('/account/safety')],
    'account/your-data': [byAuPair('/account/your-data')],
    'agreements/:id': [
      byAuPair(`/agreements/${id}`),
      byFamily(`/agreements/${draft.id}`),
      byFamily(`/agreements/${draft.id}?step=pay`),
    ],
    verification: [byAuPair('/verification')],
    report: [byAuPair(`/report?subject=profile&id=${family.id}`)],
    notifications: [byFamily('/notifications')],
    'profile/family': [byFamily('/profile/family')],
    'profile/au-pair': [byAuPair('/profile/au-pair')],
    interviews: [byFamily('/interviews'), byAuPair('/interviews')],
    'interviews/device-test': [byAuPair('/interviews/device-test')],
    'app/messages': [
      byFamily('/app/messages'),
      byFamily(`/app/messages?conversation=${talk}`),
      ...byBoth(`/app/messages?conversation=${conversationId}`),
      { of: over.family, path: `/app/messages?conversation=${unbegun}` },
    ],
    'interviews/:id/room': [byAuPair(`/interviews/${interviewId}/room`)],
    'app/arrival/:agreementId?': byBoth(`/app/arrival/${id}`),
    'app/employer-clock/:agreementId?': byBoth(`/app/employer-clock/${id}`),
    'app/hours/:agreementId?': byBoth(`/app/hours/${id}`),
    'app/compare': [byFamily(`/app/compare?ids=${auPair.id},${candidate.id}`)],
    'app/pipeline': byBoth('/app/pipeline'),
    'saved-searches': [byFamily('/saved-searches')],
    'au-pair-job-board': byBoth('/au-pair-job-board'),
    'au-pair-support': [byAuPair('/au-pair-support')],
    'family-support': [byFamily('/family-support')],
    'support-requests/:id': [byFamily(`/support-requests/${help.id}`)],
    'need-out': [byAuPair('/need-out')],
    'reviews/write/:agreementId': [{ of: over.family, path: `/reviews/write/${over.id}` }],
    public: [
      byFamily('/search-au-pairs'),
      byAuPair('/search-families'),
      byFamily(`/au-pair/${candidate.id}`),
      byAuPair(`/family/${family.id}`),
      byFamily('/payment'),
    ],
  };
  return { people: { family, auPair, former: over.family }, screens };
}
