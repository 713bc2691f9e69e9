interface PolicedDocument {
  /** Chromium's way to ask; other browsers do not hold pages to the header. */
  featurePolicy?: { allowsFeature(name: string): boolean };
}

const TRIED = 'call-own-document';

/**
 * Whether this page was reached by a link inside the site from one that may not use the camera: a browser holds a
 * document to the permissions it came with. True once only, so that a page that is refused for good is not loaded for ever.
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
