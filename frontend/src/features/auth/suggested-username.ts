const SHORTEST = 3;
const LONGEST = 22;

/** Suggests a username from the part before the @ and a random number. Empty while that part is too short. */
export function suggestedUsername(email: string, number: number): string {
  const [local = ''] = email.trim().split('@');
  const name = local
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\+.*$/, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, LONGEST);
  return name.length < SHORTEST ? '' : `${name}-${number}`;
}

/** Four digits. */
export const usernameNumber = (): number => 1_000 + Math.floor(Math.random() * 9_000);
