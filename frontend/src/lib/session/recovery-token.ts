import { announcePasswordRecovery } from './session-manager';

let token: string | null = null;

/** The token of the recovery link that was opened in this tab, in memory only; null without one. */
export function recoveryToken(): string | null {
  return token;
}

/** The token has been used or has proved useless. */
export function dropRecoveryToken(): void {
  token = null;
}

/** The token in a fragment like `#type=recovery&token=…`, null for any other fragment. */
export function recoveryTokenIn(fragment: string): string | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  return fields.get('type') === 'recovery' ? fields.get('token') : null;
}

/** Takes a recovery token out of the address, so that it stays out of the history, and announces it. */
export function takeRecoveryToken(): boolean {
  const found = recoveryTokenIn(location.hash);
  if (!found) return false;
  token = found;
  history.replaceState(history.state, '', location.pathname + location.search);
  announcePasswordRecovery();
  return true;
}
