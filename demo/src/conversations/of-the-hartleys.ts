import type { DemoConversation } from './conversation.js';

const family = 'hartley.newtown';

/** Whom else the Hartleys have written to. */
export const OF_THE_HARTLEYS: readonly DemoConversation[] = [
  {
    family,
    auPair: 'noemie.gallard',
    unread: 1,
    messages: [
      {
        from: 'auPair',
        daysAgo: 2,
        at: '18:30',
        content:
          'Good evening! I read about your guinea pigs with no beliefs. I would like to draw them, if they agree.',
        reaction: 'heart',
      },
      {
        from: 'family',
        daysAgo: 2,
        at: '20:02',
        content: 'Hello Noémie! They agree to anything that comes with parsley. Would mornings from seven suit you?',
      },
      {
        from: 'auPair',
        daysAgo: 2,
        at: '20:40',
        content: 'Seven is fine. In the crèche we opened at half past six, and the babies were there first.',
        reaction: 'thumbs_up',
      },
      {
        from: 'family',
        daysAgo: 1,
        at: '08:10',
        content: 'We are talking to someone on Sunday already. I would rather say so than let you wait and wonder.',
      },
      {
        from: 'auPair',
        daysAgo: 1,
        at: '19:42',
        content: 'That is kind, thank you. And the guinea pigs, do they bite?',
      },
    ],
  },
  {
    family,
    auPair: 'diego.ferrer',
    unread: 0,
    messages: [
      {
        from: 'auPair',
        daysAgo: 9,
        at: '19:20',
        content: 'Hi Hartley family! I see an ocean pool and two boys. I have a whistle and a lifeguard certificate.',
      },
      {
        from: 'family',
        daysAgo: 9,
        at: '20:45',
        content: 'Hi Diego, a whistle would be a novelty here. No one has ever tried being louder than Archie.',
        reaction: 'laugh',
      },
      {
        from: 'auPair',
        daysAgo: 9,
        at: '20:51',
        content:
          'Under-eights football, three years. I can be louder than a stadium and I can also whisper, which works better.',
        reaction: 'wow',
      },
      {
        from: 'family',
        daysAgo: 8,
        at: '18:25',
        content:
          'Now you have our attention. How long could you stay? We hoped for nine months, the profile says six at most.',
      },
      {
        from: 'auPair',
        daysAgo: 8,
        at: '20:05',
        content: 'Six, honestly. My sister’s wedding is in June, and my mother would come and fetch me herself.',
      },
      {
        from: 'family',
        daysAgo: 7,
        at: '12:40',
        content:
          'Quite right too. Let us keep in touch: if our plan changes, six months of whispering sounds wonderful.',
        reaction: 'thumbs_up',
      },
    ],
  },
  {
    family,
    auPair: 'samira.haddad',
    unread: 0,
    messages: [
      {
        from: 'family',
        daysAgo: 14,
        at: '19:00',
        content:
          'Dear Samira, your forest group made us want to be four again. Is Melbourne certain, or could it be Newtown?',
      },
      {
        from: 'auPair',
        daysAgo: 14,
        at: '21:30',
        content:
          'Dear Kate, thank you! My cousin lives in Coburg, and I have promised her my Fridays. So it is Melbourne.',
      },
      {
        from: 'family',
        daysAgo: 13,
        at: '07:45',
        content:
          'Cousins come first. There is a family in Brunswick with two boys and a very good tram; look at the Adeyemis.',
      },
      {
        from: 'auPair',
        daysAgo: 13,
        at: '18:55',
        content: 'I have written to them today. You are recommending other families to me, that is new, and very nice.',
        reaction: 'heart',
      },
    ],
  },
  {
    family,
    auPair: 'giulia.conti',
    unread: 0,
    messages: [
      {
        from: 'auPair',
        daysAgo: 17,
        at: '20:15',
        content:
          'Buonasera! I translate hedgehogs for a living. Does Finn, collector of facts, know how many spines they have?',
      },
      {
        from: 'family',
        daysAgo: 17,
        at: '20:50',
        content:
          '“Between five and seven thousand, it depends on the hedgehog.” I did not know he knew that. No one knows where it comes from.',
        reaction: 'wow',
      },
      {
        from: 'auPair',
        daysAgo: 16,
        at: '17:30',
        content: 'Correct! I could begin in April only, I am afraid, and my visa is still on someone’s desk.',
      },
      {
        from: 'family',
        daysAgo: 16,
        at: '19:05',
        content:
          'We need help from February. But write when the stamp is there; friends of ours always look in autumn.',
      },
      {
        from: 'auPair',
        daysAgo: 16,
        at: '19:22',
        content: 'Grazie, then let us talk in the new year.',
        reaction: 'thumbs_up',
      },
    ],
  },
];
