import type { PersonalTables } from '../../platform/personal-data/index.js';

export const authPersonalData: PersonalTables = {
  accounts: {
    people: { id: 'cascade' },
    identifies: { username: 'name' },
    export: { where: 'id = $1', hide: ['password_hash'] },
  },
  account_links: {
    people: { account_id: 'cascade' },
    export: { where: 'account_id = $1', hide: ['token_hash'] },
  },
  household_members: {
    people: { account_id: 'cascade', family_id: 'cascade' },
    identifies: { name: 'name' },
    export: { where: '$1 IN (account_id, family_id)' },
  },
  household_invitations: {
    people: { family_id: 'cascade' },
    export: { where: 'family_id = $1', hide: ['token_hash'] },
  },
  mfa_factors: {
    people: { account_id: 'cascade' },
    export: { where: 'account_id = $1', hide: ['encrypted_secret', 'last_used_step'] },
  },
  mfa_recovery_codes: {
    people: { account_id: 'cascade' },
    export: { where: 'account_id = $1', hide: ['code_hash'] },
  },
  passkeys: {
    people: { account_id: 'cascade' },
    otherIds: ['credential_id'],
    export: { where: 'account_id = $1', hide: ['public_key', 'credential_id', 'counter'] },
  },
  used_passkey_challenges: {
    people: {},
    export: { leftOut: 'Hashes that lead to no one' },
  },
  refresh_tokens: {
    people: {},
    otherIds: ['child_id'],
    export: { leftOut: 'Secrets of a session, which is in the export itself' },
  },
  banned_addresses: {
    people: { account_id: { keep: 'A banned address does not come back' } },
    export: { leftOut: 'Hashes of addresses' },
  },
  sessions: {
    people: { account_id: 'cascade' },
    export: { where: 'account_id = $1' },
  },
};
