import { eventually } from './eventually.js';
import type { Person } from './people.js';

/** A line of the moderators' queue. */
interface Case {
  id: string;
  subjectType: string;
  about: { id: string };
}

export const casesOf = async ({ agent }: Person, state = 'open'): Promise<Case[]> => {
  const { body } = await agent.get('/api/admin/moderation-cases').query({ state, limit: 50 }).expect(200);
  return (body as { items: Case[] }).items;
};
/** Waits for the open case about something of someone. */
export const caseAbout = (admin: Person, { id }: Person, subjectType: string): Promise<Case> =>
  eventually(`a case about a ${subjectType}`, async () =>
    (await casesOf(admin)).find((one) => one.about.id === id && one.subjectType === subjectType),
  );
export const claim = (admin: Person, id: string) => admin.agent.put(`/api/admin/moderation-cases/${id}/claim`);
/** Decides on a case that nothing has been added to, unless the decision names another version. */
export const decide = (admin: Person, id: string, decision: object) =>
  admin.agent
    .post(`/api/admin/moderation-cases/${id}/decision`)
    .send({ version: 1, words: 'This is against what we ask of each other here.', ...decision });

/** The messages that the other person reads in a conversation. */
export const textsOf = async ({ agent }: Person, conversationId: string): Promise<string[]> => {
  const { body } = await agent.get(`/api/conversations/${conversationId}/messages`).expect(200);
  return (body as { items: { message: { content: string } }[] }).items.map(({ message }) => message.content);
};
