import { createHash } from 'node:crypto';

/** Returns the hash by which a content policy allows an inline script or style sheet. */
export function inlineHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The inline styles that a page may have: style sheets by hash, or in Admin by the page's nonce. */
type InlineStyles = { hashes: string[] } | { nonce: string };

/** Policy settings that are the same for every page of an installation. */
export interface PolicySettings {
  inlineScripts: string[];
  secure: boolean;
  /** Addresses of the installation's optional scripts, such as analytics; their origins are allowed. */
  services?: string[];
}

/**
 * Returns the content policy of a page: our own files, and scripts and style sheets by hash. `style` attributes in HTML
 * are blocked; styles set by scripts work. In Admin the components add style sheets with the page's nonce, and emails
 * are shown with their `style` attributes.
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
    // Reviewers view PDFs in the browser's own viewer, from blobs that were fetched with a reason.
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
 * Returns the headers of every response of the web process. Each page has its own policy for its styles;
 * `permissionsPolicy` also differs by page.
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
