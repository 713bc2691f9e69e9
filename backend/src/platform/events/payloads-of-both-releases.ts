/** Fields of payloads, as this release names them, with their names in the previous release. */
const RENAMED = Object.entries({ agreementId: 'arrangementId', jobListingId: 'placeId' });
type Payload = Readonly<Record<string, unknown>>;

/**
 * During an upgrade, processes of the previous release handle events of this one, and the other way round. These
 * functions and their uses go with the next release.
 */
export function readableByPreviousRelease(payload: object): object {
  const older: Record<string, unknown> = { ...payload };
  for (const [name, before] of RENAMED) if (name in older) older[before] = older[name];
  return older;
}

/** The same object where nothing was renamed, which is nearly every payload. */
export function readableByThisRelease(payload: object): object {
  const fields = payload as Payload;
  const added = RENAMED.filter(([name, before]) => before in fields && !(name in fields));
  if (added.length === 0) return payload;
  return { ...fields, ...Object.fromEntries(added.map(([name, before]) => [name, fields[before]])) };
}
