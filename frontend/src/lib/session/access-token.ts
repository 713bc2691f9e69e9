/**
 * The access token of this tab, in memory only: a page that is closed takes it along, and no script that
 * reads storage finds it. The server never sets one, so requests rendered there are always a visitor's.
 */
let current: { token: string; expiresAt: number } | null = null;

/** The token to send, null for visitors. */
export function accessToken(): string | null {
  return current?.token ?? null;
}

/** Unix seconds, null for visitors. */
export function accessTokenExpiresAt(): number | null {
  return current?.expiresAt ?? null;
}

export function holdAccessToken(token: string, expiresAt: number): void {
  current = { token, expiresAt };
}

export function dropAccessToken(): void {
  current = null;
}
