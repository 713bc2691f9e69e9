import { randomUUID } from 'node:crypto';
import type { ConversationDto } from '../../src/modules/messaging/conversations/conversation.dto.js';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import { signUpPerson, type Person } from './people.js';
import { NEXT_FEBRUARY, verifyAuPair } from './profiles.js';
import type { TestApp } from './test-app.js';

const sentence = (about: string) => `${about}, said at enough length for the rules of the form to be content with it.`;

const ROLE_PROFILES = {
  family: {
    path: '/api/family-profiles/me',
    body: {
      familyName: 'Harrow',
      location: 'Newtown, Sydney',
      aboutUs: sentence('A noisy and cheerful household'),
      numberOfChildren: 2,
      childrenAges: '4, 7',
      requirements: sentence('Someone who likes being outside'),
      hoursPerWeek: 30,
      accommodationDetails: sentence('Your own room with a desk'),
      startDate: NEXT_FEBRUARY,
      duration: '6-12 months',
    },
  },
  aupair: {
    path: '/api/au-pair-profiles/me',
    body: {
      firstName: 'Lena',
      lastName: 'Brandt',
      nationality: 'German',
      age: 21,
      aboutMe: sentence('I play the cello and bake bread'),
      experience: sentence('Three summers of looking after my cousins'),
      education: sentence('Abitur'),
      languages: 'German, English',
      skills: sentence('Swimming and cooking'),
      availabilityDate: NEXT_FEBRUARY,
      preferredDuration: '6-12 months',
    },
  },
};

/** Someone with a verified address and a completed profile: may write to people. */
export async function createTalker(app: TestApp, userType: 'family' | 'aupair'): Promise<Person> {
  const person = await signUpPerson(app, { userType, verified: true });
  await createProfile(person, userType);
  const { path, body } = ROLE_PROFILES[userType];
  await person.agent.put(path).send(body).expect(200);
  if (userType === 'aupair') await verifyAuPair(app, person.id);
  return person;
}

/** Only the profile, without the role's part of it. */
export async function createProfile({ agent, username, email }: Person, userType: 'family' | 'aupair'): Promise<void> {
  await agent
    .post('/api/auth/create-profile-optimized')
    .send({ username, email, userType, region: 'australia' })
    .expect(201);
}

/** A family and an au pair who have begun to talk, by the family. */
export async function createPair(app: TestApp): Promise<{ family: Person; auPair: Person; conversationId: string }> {
  const [family, auPair] = await Promise.all([createTalker(app, 'family'), createTalker(app, 'aupair')]);
  const { id } = await startConversation(family, auPair);
  return { family, auPair, conversationId: id };
}

export async function startConversation({ agent }: Person, { id: userId }: Person): Promise<ConversationDto> {
  const { body } = await agent.post('/api/conversations').send({ userId }).expect(201);
  return body as ConversationDto;
}

/** Sends over HTTP. */
export async function sendMessage(
  { agent }: Person,
  conversationId: string,
  content: string,
  clientMessageId: string = randomUUID(),
): Promise<MessageDto> {
  const path = `/api/conversations/${conversationId}/messages`;
  const { body } = await agent.post(path).send({ clientMessageId, content }).expect(201);
  return body as MessageDto;
}
