import { redirect, redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { agreementPath, landingPaths, paths } from '../config/paths';
import { withoutRegion } from '../lib/region';
import { styleNonce } from '../lib/style-nonce';
import { AppFrame } from './AppFrame';
import { countrySite, homePage } from './country-pages';
import { AdminOnly, SignedInOnly } from './guards';
import { cities, cityPath, type City } from '../config/cities';
import { MEMBER_PAGES } from './member-pages';
import { page, type Frame } from './pages';
import { ErrorBoundary } from './ErrorBoundary';
import type { AppStore } from './store';

const notFound: RouteObject = {
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 });
  },
  element: null,
};

/** Older emails and notifications name agreements by this address. */
const toAgreement = ({ params, request }: LoaderFunctionArgs) =>
  redirect(agreementPath(params['id'] ?? '') + new URL(request.url).search, 301);

/** Redirects an address that has moved permanently or has the wrong country prefix. */
const moved = (path: string, to: string): RouteObject => ({
  path,
  loader: ({ request }) => redirect(to + new URL(request.url).search, 301),
  element: null,
});

/** Admin has a content policy of its own, so entering it loads a new document. */
function inItsOwnDocument({ request }: LoaderFunctionArgs): null {
  if (!import.meta.env.SSR && styleNonce() === undefined) throw redirectDocument(request.url);
  return null;
}

/** Every route of the product, the same on the server and in the browser. All except Admin also exist under `/nz`. */
export function makeRoutes(store: AppStore): RouteObject[] {
  const at = (path: string, name: string): RouteObject => ({ path: `nz?/${path}`, ...page(store, name) });
  const ofMembers = (path: string, name: string, frame?: Frame): RouteObject => ({
    path: `nz?/${path}`,
    ...page(store, name, { afterSession: true, ...(frame && { frame }) }),
  });
  const inAdmin = (path: string, name: string): RouteObject => ({
    path,
    ...page(store, name, { frame: 'admin', afterSession: true }),
  });
  return [
    {
      element: <AppFrame />,
      errorElement: <ErrorBoundary bare />,
      children: [
        {
          errorElement: <ErrorBoundary />,
          children: countrySite(store) ?? [
            { path: '/', ...homePage(store) },
            { path: '/nz', ...homePage(store) },
            at('search-au-pairs', 'public/SearchAuPairsPage'),
            at('search/au-pairs', 'public/SearchAuPairsPage'),
            at('search-families', 'public/SearchFamiliesPage'),
            at('search/families', 'public/SearchFamiliesPage'),
            at('family/:id', 'public/FamilyPage'),
            at('au-pair/:id', 'public/AuPairPage'),
            at('blog', 'public/BlogPage'),
            at('blog/:slug', 'public/BlogPostPage'),
            at('privacy', 'public/PrivacyPage'),
            at('terms', 'public/TermsPage'),
            at('cookies', 'public/CookiesPage'),
            at('resources', 'public/ResourcesPage'),
            at('resources/:slug', 'public/ResourcePage'),
            at('auth', 'public/AuthPage'),
            at('reset-password', 'public/ResetPasswordPage'),
            at('join-household', 'public/JoinHouseholdPage'),
            at('appeal', 'account/AppealPage'),
            at('unsubscribe', 'account/UnsubscribePage'),
            at('still-looking', 'account/StillLookingPage'),
            ...cityRoutes(store),
            at('contact', 'public/ContactPage'),
            at('offline', 'public/OfflinePage'),
            at('faq-au-pairs-host-families', 'public/FaqPage'),
            at('pricing', 'public/PricingPage'),
            at('visa-fit', 'public/VisaFitPage'),
            at('pay-calculator', 'public/PayCalculatorPage'),
            at('placement-cost', 'public/PlacementCostPage'),
            at('for-au-pairs', 'public/ForAuPairsPage'),
            at('for-families', 'public/ForFamiliesPage'),
            ...landings(store),
            at('reference/:token', 'public/ReferencePage'),
            at('payment', 'public/PaymentPage'),
            {
              id: 'members-only',
              element: <SignedInOnly />,
              children: MEMBER_PAGES.map((memberPage) => ofMembers(...memberPage)),
            },
            moved('admin', paths.adminDashboard),
            moved('admin/arrangements', paths.adminAgreements),
            { path: 'arrangements/:id', loader: toAgreement },
            {
              id: 'admins-only',
              element: <AdminOnly />,
              loader: inItsOwnDocument,
              children: [
                { path: 'admin/blog-preview/:id', ...page(store, 'admin/BlogPreviewPage', { afterSession: true }) },
                {
                  ...page(store, 'admin/AdminFramePage', { frame: 'admin', afterSession: true }),
                  children: [
                    inAdmin('admin-dashboard', 'admin/AdminDashboardPage'),
                    inAdmin('admin/verification', 'admin/VerificationQueuePage'),
                    inAdmin('admin/moderation', 'admin/ModerationPage'),
                    inAdmin('admin/moderation/:id', 'admin/ModerationCasePage'),
                    inAdmin('admin/support', 'admin/SupportRequestsPage'),
                    inAdmin('admin/payments', 'admin/PaymentsPage'),
                    inAdmin('admin/settings', 'admin/SettingsPage'),
                    inAdmin('admin/feature-family', 'admin/FeaturedFamiliesPage'),
                    inAdmin('admin/jobs', 'admin/JobsPage'),
                    inAdmin('admin/browser-errors', 'admin/BrowserErrorsPage'),
                    inAdmin('admin/data-breaches', 'admin/DataBreachesPage'),
                    inAdmin('admin/page-speed', 'admin/PageSpeedPage'),
                    inAdmin('admin/agreements', 'admin/AgreementsPage'),
                    inAdmin('admin/contact', 'admin/ContactInboxPage'),
                    inAdmin('admin/brevo', 'admin/MarketingPage'),
                    inAdmin('admin/approvals', 'admin/ApprovalsPage'),
                    inAdmin('admin/audit', 'admin/AuditPage'),
                    inAdmin('admin/users', 'admin/UsersPage'),
                    inAdmin('admin/users/:id', 'admin/PersonPage'),
                    inAdmin('admin/blog', 'admin/BlogPostsPage'),
                    inAdmin('admin/blog-edit/:id?', 'admin/BlogEditPage'),
                    inAdmin('admin/countries', 'admin/CountriesPage'),
                    inAdmin('admin/facts', 'admin/FactsPage'),
                    inAdmin('admin/visa-rules', 'admin/VisaRulesPage'),
                    inAdmin('admin/visa-rules/:region/:visa/:passport', 'admin/VisaRuleEditPage'),
                    inAdmin('admin/countries/:country', 'admin/CountryEditPage'),
                    inAdmin('admin-resources', 'admin/ResourcesPage'),
                    inAdmin('admin-resource-edit/:id?', 'admin/ResourceEditPage'),
                    inAdmin('test-upload', 'admin/UploadTrialsPage'),
                  ],
                },
              ],
            },
            notFound,
          ],
        },
      ],
    },
  ];
}

/** Landing pages have their country in their name; with the prefix of the other country they redirect. */
function landings(store: AppStore): RouteObject[] {
  const { australia, newzealand } = landingPaths;
  return [
    { path: australia.auPairs, ...page(store, 'public/BecomeAuPairAustraliaPage', { frame: 'sky' }) },
    { path: newzealand.auPairs, ...page(store, 'public/BecomeAuPairNewZealandPage', { frame: 'sky' }) },
    { path: australia.families, ...page(store, 'public/BecomeHostFamilyAustraliaPage', { frame: 'sky' }) },
    { path: newzealand.families, ...page(store, 'public/BecomeHostFamilyNewZealandPage', { frame: 'sky' }) },
    moved(`/nz${australia.auPairs}`, newzealand.auPairs),
    moved(`/nz${australia.families}`, newzealand.families),
    moved(withoutRegion(newzealand.auPairs), newzealand.auPairs),
    moved(withoutRegion(newzealand.families), newzealand.families),
  ];
}

/** A city's page exists in its own country; in the other one it redirects there. */
function cityRoutes(store: AppStore): RouteObject[] {
  return cities.flatMap((city) => [
    { path: cityPath(city), ...page(store, `public/cities/${city.name}Page`, { frame: 'sky' }) },
    {
      path: elsewhere(city),
      loader: ({ request }) => redirect(cityPath(city) + new URL(request.url).search, 301),
      element: null,
    },
  ]);
}

const elsewhere = ({ slug, region }: City) => (region === 'australia' ? `/nz/${slug}` : `/${slug}`);
