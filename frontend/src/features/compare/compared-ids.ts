const MOST = 4;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The distinct ids in an address; null when there are none, more than four, or invalid ones. */
export function idsIn(text: string): string[] | null {
  const ids = [
    ...new Set(
      text
        .toLowerCase()
        .split(',')
        .map((id) => id.trim()),
    ),
  ];
  return ids.length <= MOST && ids.every((id) => ID.test(id)) ? ids : null;
}

export const withoutId = (ids: readonly string[], id: string): string => ids.filter((other) => other !== id).join();
