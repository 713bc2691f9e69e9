import { useEffect, useState } from 'react';

interface PolicedDocument {
  /** Chromium's way to ask; other browsers do not hold pages to the header. */
  featurePolicy?: { allowsFeature(name: string): boolean };
}

const TRIED = 'call-own-document';

function allowsCamera(): boolean {
  const { featurePolicy } = document as PolicedDocument;
  return !featurePolicy || featurePolicy.allowsFeature('camera');
}

/**
 * True when this page was reached by client-side navigation from one without camera permission: a browser applies the
 * permissions of the loaded document. False once it was tried, so that a page that is denied for good does not reload
 * forever. Only reads: React may discard what it has rendered, and then asks again.
 */
export function needsOwnDocument(): boolean {
  try {
    return !allowsCamera() && sessionStorage.getItem(TRIED) !== location.pathname;
  } catch {
    return false;
  }
}

/** Loads this page once more where its document may not use the camera; true while it does. */
export function useOwnDocument(): boolean {
  const [reloading, setReloading] = useState(needsOwnDocument);
  useEffect(() => {
    try {
      if (allowsCamera()) sessionStorage.removeItem(TRIED);
      if (!reloading) return;
      sessionStorage.setItem(TRIED, location.pathname);
      location.reload();
    } catch {
      setReloading(false);
    }
  }, [reloading]);
  return reloading;
}
