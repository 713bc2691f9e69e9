import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AccountsRepository } from './accounts.repository.js';
import type { BannedAddressesRepository } from './banned-addresses.repository.js';
import { BannedAddressesService } from './banned-addresses.service.js';

const banned = (mailbox: string) => {
  const stored = createHash('sha256').update(mailbox).digest();
  const rows = { containsAny: (hashes: Buffer[]) => Promise.resolve(hashes.some((hash) => hash.equals(stored))) };
  return new BannedAddressesService(rows as unknown as BannedAddressesRepository, {} as AccountsRepository);
};

describe('A banned mailbox', () => {
  it.each(['marie@bücher.example', 'marie@xn--bcher-kva.example'])(
    'is found as %s, however its domain is written',
    async (stored) => {
      for (const address of ['Marie+au@bücher.example', 'marie@xn--bcher-kva.example'])
        await expect(banned(stored).assertAccepted(address)).rejects.toMatchObject({ code: 'email_not_accepted' });
      await expect(banned(stored).assertAccepted('marie@bucher.example')).resolves.toBeUndefined();
    },
  );
});
