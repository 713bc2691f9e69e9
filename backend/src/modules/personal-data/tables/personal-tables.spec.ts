import { describe, expect, it } from '@jest/globals';
import { isShown, personalTables } from './personal-tables.js';

const column = (table: string, name: string, ofPerson = false, type = 'text') => ({
  table,
  column: name,
  type,
  ofPerson,
});

describe('An export', () => {
  it('reads every table that leads to the person, known or new', () => {
    expect(
      personalTables([
        column('ledger_rows', 'id'),
        column('ledger_rows', 'person_id', true, 'uuid'),
        column('cities', 'name'),
      ]),
    ).toEqual([{ table: 'ledger_rows', personColumns: ['person_id'] }]);
  });

  it('leaves out what is others’ to know', () => {
    const blocks = [column('blocks', 'blocker_id', true), column('blocks', 'blocked_id', true)];
    expect(personalTables(blocks)).toMatchObject([{ personColumns: ['blocker_id'] }]);
    expect(personalTables([column('audit_entries', 'actor_id', true)])).toEqual([]);
  });

  it.each(['password_hash', 'encrypted_secret', 'storage_key', 'moderator_note', 'p256dh', 'evidence'])(
    'never shows %s',
    (name) => expect(isShown(name, 'text')).toBe(false),
  );

  it('shows words', () => {
    expect(['content', 'words', 'reason', 'email', 'author_id'].every((name) => isShown(name, 'text'))).toBe(true);
  });
});
