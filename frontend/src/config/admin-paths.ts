import { paths } from './paths';

/** Where one post is written. */
export const adminPostPath = (id: string): string => `${paths.adminBlogEdit}/${id}`;

/** One post as its page would show it. */
export const adminPostPreviewPath = (id: string): string => `${paths.adminBlogPreview}/${id}`;

/** Where one guide is written. */
export const adminResourcePath = (id: string): string => `${paths.adminResourceEdit}/${id}`;

/** Where the page of one country is written. */
export const adminCountryPath = (country: string): string => `${paths.adminCountries}/${country}`;

/** Where the rules of a visa for a passport are written. Addresses are in lower case, codes of passports are not. */
export const visaRulesPath = (region: string, visa: string, passport: string): string =>
  `${paths.adminVisaRules}/${region}/${visa}/${passport.toLowerCase()}`;

/** What admins did to one thing. */
export const auditTrailPath = (kind: string, subject: string): string =>
  `${paths.adminAudit}?kind=${kind}&subject=${subject}`;

/** Address of one case in the moderators' queue. */
export const moderationCasePath = (id: string): string => `${paths.adminModeration}/${id}`;

/** Address of a person's page in Admin. */
export const userPath = (id: string): string => `${paths.adminUsers}/${id}`;

/** Whether an address belongs to Admin, which has a content policy of its own. */
export const isAdminPath = (pathname: string): boolean => /^\/(?:admin(?:[/-]|$)|test-upload(?:\/|$))/.test(pathname);
