/** Fields of payloads, as this release names them, with their names in the previous release. */
const RENAMED = { agreementId: 'arrangementId', jobListingId: 'placeId' } as const;
type Payload = Readonly<Record<string, unknown>>;

/**
 * During an upgrade, processes of the previous release handle events of this one, and the other way round. These
 * functions and their uses go with the next release.
 */
export function readableByPreviousRelease(payload: object): object {
  const older: Record<string, unknown> = { ...payload };
  for (const [name, before] of Object.entries(RENAMED)) if (name in older) older[before] = older[name];
  return older;
}

export function readableByThisRelease(payload: object): object {
  const fields: Payload = { ...payload };
  const added = Object.entries(RENAMED).filter(([name, before]) => before in fields && !(name in fields));
  return { ...fields, ...Object.fromEntries(added.map(([name, before]) => [name, fields[before]])) };
}
