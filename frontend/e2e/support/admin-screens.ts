import { administrator } from './demo';
import { makePerson, newRequest, send, signInByCall } from './people';

const WORDS = 'Our au pair’s six months end in March. Whom do we ask before that?';

/** Every screen of Admin by its route, with content where it shows one thing. */
export async function makeAdminScreens(): Promise<Record<string, string[]>> {
  const [member, reporter] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const theirs = await newRequest();
  const reporting = await signInByCall(theirs, reporter);
  const ask = (path: string, body: object) => send(theirs, reporting, 'POST', `/api/${path}`, body);
  const inquiry = { name: 'Some Body', email: 'someone@example.org', subject: 'general', region: 'australia' };
  await Promise.all([
    ask('reports', { subjectType: 'profile', subjectId: member.id, reason: 'unfair-work', words: WORDS }),
    ask('support-requests', { subject: 'account', words: WORDS }),
    ask('contact-messages', { ...inquiry, message: WORDS }),
  ]);
  const request = await newRequest();
  const token = await signInByCall(request, administrator);
  const firstOf = async (path: string): Promise<string> => {
    const { items } = (await send(request, token, 'GET', `/api/admin/${path}`)) as { items: { id: string }[] };
    const [first] = items;
    if (!first) throw new Error(`There are no ${path}`);
    return first.id;
  };
  const [family, auPair, caseId, post, resource, agreement, contact, help, check] = await Promise.all([
    firstOf('users?userType=family&completed=true&tier=premium'),
    firstOf('users?userType=aupair&completed=true'),
    firstOf('moderation-cases'),
    firstOf('posts'),
    firstOf('resources'),
    firstOf('agreements'),
    firstOf('contact-messages'),
    firstOf('support-requests'),
    firstOf('verification-checks'),
  ]);
  const tabs = ['checks', 'reports', 'relationships', 'sign-ins', 'payments', 'privacy', 'audit'];
  return {
    'admin-dashboard': ['/admin-dashboard'],
    'admin/verification': [`/admin/verification?open=${check}`],
    'admin/moderation': ['/admin/moderation'],
    'admin/moderation/:id': [`/admin/moderation/${caseId}`],
    'admin/support': [`/admin/support?request=${help}`],
    'admin/payments': ['/admin/payments', '/admin/payments?view=invoices'],
    'admin/settings': ['/admin/settings'],
    'admin/feature-family': ['/admin/feature-family?place=hamilton'],
    'admin/jobs': ['/admin/jobs'],
    'admin/browser-errors': ['/admin/browser-errors'],
    'admin/data-breaches': ['/admin/data-breaches'],
    'admin/page-speed': ['/admin/page-speed'],
    'admin/agreements': [`/admin/agreements?agreement=${agreement}`],
    'admin/contact': [`/admin/contact?message=${contact}`],
    'admin/brevo': ['people', 'campaigns', 'templates', 'reports'].map((tab) => `/admin/brevo?tab=${tab}`),
    'admin/approvals': ['/admin/approvals', '/admin/approvals?state=all'],
    'admin/audit': ['/admin/audit'],
    'admin/users': ['/admin/users'],
    'admin/users/:id': [`/admin/users/${auPair}`, ...tabs.map((tab) => `/admin/users/${family}?tab=${tab}`)],
    'admin/blog': ['/admin/blog'],
    'admin/blog-edit/:id?': [`/admin/blog-edit/${post}`],
    'admin/blog-preview/:id': [`/admin/blog-preview/${post}`],
    'admin/countries': ['/admin/countries'],
    'admin/facts': ['/admin/facts?fact=minimum_hour'],
    'admin/visa-rules': ['/admin/visa-rules'],
    'admin/visa-rules/:region/:visa/:passport': ['/admin/visa-rules/australia/417/gb'],
    'admin/countries/:country': ['/admin/countries/germany'],
    'admin-resources': ['/admin-resources'],
    'admin-resource-edit/:id?': [`/admin-resource-edit/${resource}`],
    'test-upload': ['/test-upload'],
  };
}
