import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A demo login, as printed after the start. */
interface DemoSignIn {
  role: 'family' | 'co-parent' | 'au pair' | 'admin';
  email: string;
  password: string;
  note: string;
}

const FILE_NAME = 'demo-sign-ins.json';

/** The passwords are public: a demo only listens to its own machine. */
export const DEMO_SIGN_INS = {
  family: {
    role: 'family',
    email: 'family@example.com',
    password: 'rainwater on the roof',
    note: 'the Hartleys of Newtown, with two unread messages',
  },
  auPair: {
    role: 'au pair',
    email: 'lena@example.com',
    password: 'bread before seven',
    note: 'Lena, who wrote them',
  },
  placedFamily: {
    role: 'family',
    email: 'dunbar.warrandyte@example.com',
    password: 'six chickens and a tap',
    note: 'the Dunbars of Warrandyte, during a placement',
  },
  placedAuPair: {
    role: 'au pair',
    email: 'beatriz.salgueiro@example.com',
    password: 'soup on a Thursday',
    note: 'Beatriz, who lives with them',
  },
  coParent: {
    role: 'co-parent',
    email: 'craig.dunbar@example.com',
    password: 'whose turn is it tonight',
    note: 'Craig, who acts for the Dunbars: Account says what he can do',
  },
  admin: {
    role: 'admin',
    email: 'admin@example.com',
    password: 'the key is under the pot',
    note: 'no second factor in the demo; every other admin must set one up',
  },
  secondAdmin: {
    role: 'admin',
    email: 'second@example.com',
    password: 'four eyes and a lantern',
    note: 'to agree to what the first one proposes',
  },
} as const satisfies Record<string, DemoSignIn>;

/** The password of a demo account, or null without a demo login. */
export function demoPasswordOf(email: string): string | null {
  return Object.values(DEMO_SIGN_INS).find((signIn) => signIn.email === email)?.password ?? null;
}

/** Writes the demo logins for the launcher; readable by the owner of the data only. */
export async function writeDemoSignIns(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, FILE_NAME);
  const partial = `${file}.partial`;
  await writeFile(partial, `${JSON.stringify(Object.values(DEMO_SIGN_INS), null, 2)}\n`, { mode: 0o600 });
  await chmod(partial, 0o600);
  await rename(partial, file);
}
