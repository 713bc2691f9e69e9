import { Injectable } from '@nestjs/common';
import { capitalised } from '../../../platform/sentences/index.js';
import { regionalPath } from '../../country/index.js';
import { PeopleService, spokenName, type PersonCard } from '../../profiles/index.js';
import { excerptOf, messageWords, saidIn } from '../notification-types/texts.js';
import { paths } from '../notification-types/paths.js';
import { messages } from '../texts.js';
import type { PushNotice } from '../push/push.service.js';
import type { NotificationEmail } from '../notification-types/email-of.js';
import type { UnreadBatch } from './unread-batch.js';

/** A limit that keeps the email readable. */
const MOST_QUOTES = 8;

/** Texts of message digests. */
@Injectable()
export class DigestTextsService {
  constructor(private readonly people: PeopleService) {}

  async emailOf(personId: string, batch: UnreadBatch): Promise<NotificationEmail> {
    const people = await this.peopleOf(personId, batch);
    const names = namesOf(people);
    const writers = batch.writers.map(names);
    const { title, paragraph, more, action } = messageWords.digest(writers, batch.count);
    const quotes = batch.messages
      .slice(-MOST_QUOTES)
      .map((message) => ({ who: capitalised(names(message.senderId)), text: excerptOf(saidIn(message)) }));
    const left = batch.count - quotes.length;
    return {
      subject: title,
      preview: quotes[0]?.text ?? paragraph,
      heading: title,
      paragraphs: left > 0 ? [paragraph, more(left)] : [paragraph],
      quotes,
      action: { label: action, path: pathFor(people.get(personId), batch) },
    };
  }

  async notice(personId: string, batch: UnreadBatch): Promise<PushNotice> {
    const people = await this.peopleOf(personId, batch);
    const names = namesOf(people);
    const [only] = batch.messages;
    const words =
      batch.count === 1 && only
        ? messageWords.push.one(names(only.senderId), saidIn(only))
        : messageWords.push.several(batch.writers.map(names), batch.count);
    const [conversation] = batch.conversations;
    const tag = batch.conversations.length === 1 && conversation ? `conversation-${conversation}` : 'messages';
    return { ...words, path: pathFor(people.get(personId), batch), tag, urgent: false };
  }

  private peopleOf(readerId: string, { writers }: UnreadBatch): Promise<ReadonlyMap<string, PersonCard>> {
    return this.people.cardsOf([...new Set([readerId, ...writers])]);
  }
}

const namesOf = (people: ReadonlyMap<string, PersonCard>) => (id: string) => {
  const card = people.get(id);
  return card ? spokenName(card) : messages.someone;
};

function pathFor(reader: PersonCard | undefined, { conversations }: UnreadBatch): string {
  const [only, another] = conversations;
  const path = only && another === undefined ? paths.conversation(only) : paths.messages;
  return regionalPath(path, reader?.region ?? 'australia');
}
