import { paths } from './paths';

/** The editor of one post. */
export const adminPostPath = (id: string): string => `${paths.adminBlogEdit}/${id}`;

/** The preview of one post. */
export const adminPostPreviewPath = (id: string): string => `${paths.adminBlogPreview}/${id}`;

/** The editor of one guide. */
export const adminResourcePath = (id: string): string => `${paths.adminResourceEdit}/${id}`;

/** The editor of one country's page. */
export const adminCountryPath = (country: string): string => `${paths.adminCountries}/${country}`;

/** The editor of a visa's rules for a passport. Addresses are in lower case, codes of passports are not. */
export const visaRulesPath = (region: string, visa: string, passport: string): string =>
  `${paths.adminVisaRules}/${region}/${visa}/${passport.toLowerCase()}`;

/** The audit log of one subject. */
export const auditTrailPath = (kind: string, subject: string): string =>
  `${paths.adminAudit}?kind=${kind}&subject=${subject}`;

/** A case in the moderators' queue. */
export const moderationCasePath = (id: string): string => `${paths.adminModeration}/${id}`;

/** A person's page in Admin. */
export const userPath = (id: string): string => `${paths.adminUsers}/${id}`;

/** Whether an address belongs to Admin, which has its own content policy. */
export const isAdminPath = (pathname: string): boolean => /^\/(?:admin(?:[/-]|$)|test-upload(?:\/|$))/.test(pathname);
