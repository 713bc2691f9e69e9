import { beforeEach, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { makeApiStore } from '../../../../test/api-store';
import type { CaseAppeal, ModerationCase } from '../../../api/moderation';
import { setSessionOwner } from '../../../lib/session/access-token';
import { AppealAnswer } from './AppealAnswer';
import { DecisionForm } from './DecisionForm';

const typed = new Map<string, string>();
beforeEach(() => {
  typed.clear();
  setSessionOwner('admin');
  Object.assign(globalThis, { sessionStorage: { getItem: (key: string) => typed.get(key) ?? null } });
});

const shown = (form: ReactElement) =>
  renderToStaticMarkup(<Provider store={makeApiStore({ id: 'admin' })}>{form}</Provider>);

const found = {
  id: '1',
  subjectType: 'person',
  allowedActions: ['warn', 'suspend'],
  version: 3,
} as unknown as ModerationCase;

it('Restores the message of a decision that was being typed when the tab was loaded again, and no choice', () => {
  typed.set('moderation-decision-1:admin', '{"words":"You asked for money."}');
  const form = shown(<DecisionForm found={found} marksNew={false} onDecided={() => {}} onStale={async () => {}} />);
  expect(form).toContain('You asked for money.');
  expect(form).not.toContain('checked=""');
});

it('Restores the answer to an appeal', () => {
  typed.set('appeal-answer-1:admin', '{"answer":"We have read it again."}');
  const appeal = { words: 'It was a joke.', outcome: null } as CaseAppeal;
  expect(shown(<AppealAnswer found={found} appeal={appeal} onChange={() => {}} />)).toContain('We have read it again.');
});
