import { beforeEach, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { setSessionOwner } from '../session/access-token';
import { useSessionDraft } from './use-session-draft';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

/** Opens the form as someone, who types there if words are given, and tells what it shows. */
function shown(owner: string, typed?: string): string {
  setSessionOwner(owner);
  const Form = () => {
    const { values, type } = useSessionDraft('note:1', { words: '' });
    if (typed && values.words !== typed) type({ words: typed });
    return values.words;
  };
  return renderToString(createElement(Form));
}

describe('Text typed into a form', () => {
  it('is restored after a reload, only for the same person', () => {
    expect(shown('ana', 'Tea')).toBe('Tea');
    expect(shown('ana')).toBe('Tea');
    expect(shown('ben')).toBe('');
  });

  it('does not keep the other fields, which may be newer after a reload', () => {
    const opened = (pay: string, note?: string) => {
      setSessionOwner('ana');
      const Form = () => {
        const { values, type } = useSessionDraft('listing', { pay, note: '' });
        if (note && values.note !== note) type({ note });
        return `${values.pay} ${values.note}`;
      };
      return renderToString(createElement(Form));
    };
    expect(opened('400', 'Near the beach')).toBe('400 Near the beach');
    expect(opened('420')).toBe('420 Near the beach');
  });

  it('is not shown to the co-parent, who has the id of the account holder', () => {
    shown('ana', 'Tea');
    expect(shown('ana co-parent')).toBe('');
  });
});
