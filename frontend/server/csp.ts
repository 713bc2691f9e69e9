import { createHash } from 'node:crypto';

/** The hash by which a content policy knows an inline script or style sheet. */
export function inlineHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Which inline styles a page may have: style sheets by their hashes, or in Admin those with the page's nonce. */
export type InlineStyles = { hashes: string[] } | { nonce: string };

/** What holds for every page of an installation. */
export interface PolicySettings {
  inlineScripts: string[];
  secure: boolean;
  /** Addresses of scripts that the installation names, as for counting visits; their origins are let in. */
  services?: string[];
}

/**
 * What a page may load: our own files, and the scripts and style sheets named by hash. No `style` attribute of its HTML
 * counts; what scripts set on an element does. In Admin the components add style sheets with the nonce of the page, and
 * emails are shown as they are sent, with their attributes.
 */
export function contentSecurityPolicy(
  { inlineScripts, secure, services = [] }: PolicySettings,
  styles: InlineStyles,
): string {
  const origins = services.map((address) => ` ${new URL(address).origin}`).join('');
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts.map(inlineHash)].join(' ') + origins,
    'style-src': ["'self'", ...('nonce' in styles ? [`'nonce-${styles.nonce}'`] : styles.hashes)].join(' '),
    ...('nonce' in styles && { 'style-src-attr': "'unsafe-inline'" }),
    'img-src': "'self' data: blob:" + origins,
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'" + origins,
    'worker-src': "'self'",
    // Reviewers look at PDFs in the browser's own viewer, from bytes that were fetched with a word why.
    'frame-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  const policy = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return [...policy, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/**
 * Headers of every answer of the web process. A page has a policy of its own, for its own styles; what it may ask the
 * browser for differs too, see `permissionsPolicy`.
 */
export function securityHeaders(settings: PolicySettings, styles: InlineStyles): Record<string, string> {
  const { secure } = settings;
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, styles),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
