import { Injectable } from '@nestjs/common';
import { People } from '../../profiles/index.js';
import { excerptOf, messageWords } from '../kinds/messages.js';
import { paths } from '../kinds/paths.js';
import { messages } from '../messages.js';
import type { PushNotice } from '../push/push-sending.js';
import type { LetterWish } from '../telling/letters.js';
import type { UnreadBatch } from './unread-batch.js';

/** More would be a mail that nobody reads to its end. */
const MOST_QUOTES = 8;

/** What is said of unread messages outside the product. */
@Injectable()
export class UnreadWords {
  constructor(private readonly people: People) {}

  async letter(batch: UnreadBatch): Promise<LetterWish> {
    const names = await this.namesOf(batch);
    const writers = batch.writers.map(names);
    const { title, paragraph, more, action } = messageWords.digest(writers, batch.count);
    const quotes = batch.messages
      .slice(-MOST_QUOTES)
      .map(({ senderId, content }) => ({ who: names(senderId), text: excerptOf(content) }));
    const left = batch.count - quotes.length;
    return {
      subject: title,
      preview: quotes[0]?.text ?? paragraph,
      heading: title,
      paragraphs: left > 0 ? [paragraph, more(left)] : [paragraph],
      quotes,
      action: { label: action, path: pathOf(batch) },
    };
  }

  async notice(batch: UnreadBatch): Promise<PushNotice> {
    const names = await this.namesOf(batch);
    const [only] = batch.messages;
    const words =
      batch.count === 1 && only
        ? messageWords.push.one(names(only.senderId), only.content)
        : messageWords.push.several(batch.writers.map(names), batch.count);
    const [conversation] = batch.conversations;
    const tag = batch.conversations.length === 1 && conversation ? `conversation-${conversation}` : 'messages';
    return { ...words, path: pathOf(batch), tag, urgent: false };
  }

  private async namesOf(batch: UnreadBatch): Promise<(id: string) => string> {
    const cards = await this.people.cardsOf(batch.writers);
    return (id) => cards.get(id)?.displayName ?? messages.somebody;
  }
}

function pathOf({ conversations }: UnreadBatch): string {
  const [only, another] = conversations;
  return only && another === undefined ? paths.conversation(only) : paths.messages;
}
