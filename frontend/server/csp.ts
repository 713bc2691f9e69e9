import { createHash } from 'node:crypto';

/** The hash by which a content policy knows an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * What a page may load. Scripts: our own files and the scripts named by hash, nothing inline besides. Styles may stand
 * inline, because the page carries its own for the first paint and the back office's components write theirs.
 * `services` are addresses of scripts that the installation names, as for counting visits; their origins are let in.
 */
export function contentSecurityPolicy(inlineScripts: string[], secure: boolean, services: string[] = []): string {
  const origins = services.map((address) => ` ${new URL(address).origin}`).join('');
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts.map(scriptHash)].join(' ') + origins,
    'style-src': "'self' 'unsafe-inline'",
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

/** Headers of every answer of the web process; what a page may ask the browser for differs, see `permissionsPolicy`. */
export function securityHeaders(
  inlineScripts: string[],
  secure: boolean,
  services: string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inlineScripts, secure, services),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
