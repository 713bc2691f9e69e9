const SHORTEST = 3;
const LONGEST = 22;

/**
 * A username made of what is written before the @ and of a number, so that hardly anyone has it. Empty while too little is
 * written to make one of.
 */
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
