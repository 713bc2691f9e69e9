const MOST = 4;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The ids that an address names, each once; null where it names none, more than four, or something else. */
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
