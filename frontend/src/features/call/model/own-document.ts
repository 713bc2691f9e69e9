interface PolicedDocument {
  /** Chromium's way to ask; other browsers do not hold pages to the header. */
  featurePolicy?: { allowsFeature(name: string): boolean };
}

const TRIED = 'call-own-document';

/**
 * True when this page was reached by client-side navigation from one without camera permission: a browser applies the
 * permissions of the loaded document. True once only, so that a page that is denied for good does not reload forever.
 */
export function needsOwnDocument(): boolean {
  const { featurePolicy } = document as PolicedDocument;
  try {
    if (!featurePolicy || featurePolicy.allowsFeature('camera')) {
      sessionStorage.removeItem(TRIED);
      return false;
    }
    if (sessionStorage.getItem(TRIED) === location.pathname) return false;
    sessionStorage.setItem(TRIED, location.pathname);
    return true;
  } catch {
    return false;
  }
}
