/** A page of any browser. */
interface AnyPage {
  evaluate<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Addresses of what the browser keeps; null where there is no such database. */
export const keptIn = (page: AnyPage) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'offline')) return null;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('offline');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('It did not open'));
    });
    db.onversionchange = () => db.close();
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const reading = db.transaction('answers').objectStore('answers').getAllKeys();
      reading.onsuccess = () => resolve(reading.result);
    });
    db.close();
    return keys.map(String);
  });

/** Whether the service worker answers for the page. */
export const workerIsReady = (page: AnyPage) =>
  page.evaluate(async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
