import type { DemoConversation } from './conversation.js';

/** Six days between Newtown and Munich. Lena works nights, which is why some of her hours are strange. */
export const HARTLEY_AND_LENA: DemoConversation = {
  family: 'hartley.newtown',
  auPair: 'lena.brandl',
  unread: 2,
  messages: [
    {
      from: 'family',
      daysAgo: 6,
      at: '18:42',
      content:
        'Hello Lena, this is Kate from Newtown. You write that mornings do not frighten you. Ours should, a little, so I am curious.',
    },
    {
      from: 'family',
      daysAgo: 6,
      at: '18:52',
      content: 'Two boys, 4 and 7, one dog who believes he is also a boy. Would that be too much?',
      reaction: 'laugh',
    },
    {
      from: 'auPair',
      daysAgo: 6,
      at: '21:15',
      content: 'Hello Kate! I am the oldest of four and we had goats. It sounds almost quiet.',
      reaction: 'laugh',
    },
    {
      from: 'auPair',
      daysAgo: 6,
      at: '21:18',
      content:
        'What is the most difficult half hour of your day? I ask every family. It tells me more than the photos.',
    },
    {
      from: 'family',
      daysAgo: 6,
      at: '21:40',
      content:
        'Ten past eight to twenty to nine. Finn is explaining whales, Archie has one shoe, Tom has already left, and I have porridge on my headphones.',
    },
    {
      from: 'auPair',
      daysAgo: 6,
      at: '21:47',
      content: 'Then I would put the shoes to bed in the evening, each pair under its own tea towel. Goodnight, shoes.',
      reaction: 'heart',
    },
    {
      from: 'family',
      daysAgo: 5,
      at: '07:20',
      content: 'Reporting back: Archie put his shoes to bed last night and sang to them. We left the house at 8:31.',
      reaction: 'celebrate',
    },
    {
      from: 'auPair',
      daysAgo: 5,
      at: '17:35',
      content: 'I read this on the tram after a very long night on the ward and laughed so that a man moved seats.',
    },
    {
      from: 'family',
      daysAgo: 5,
      at: '19:30',
      content:
        'Practical things, so that you know them early: about 30 hours, mornings and three dinners, weekends free. Your room is under the roof. You share a bathroom with the boys, and there is always a boat in the bath.',
    },
    {
      from: 'auPair',
      daysAgo: 5,
      at: '19:58',
      content: 'Good. I shared one with three brothers. May I ask what you pay, and whether it is written down?',
    },
    {
      from: 'family',
      daysAgo: 5,
      at: '20:21',
      content:
        'You may, and it is. By the hour, as an employee, with pay slips. I send the draft before we talk, so you can read it with someone.',
      reaction: 'thumbs_up',
    },
    {
      from: 'auPair',
      daysAgo: 5,
      at: '20:26',
      content: 'Thank you. My aunt reads contracts for pleasure. She will be delighted.',
    },
    {
      from: 'family',
      daysAgo: 4,
      at: '18:05',
      content:
        'Finn has questions. One: have you ever seen a whale. Two: have you ever seen a whale eat. Three: why not.',
    },
    {
      from: 'auPair',
      daysAgo: 4,
      at: '20:10',
      content:
        'One: no, Munich is bad for whales. Two: see one. Three: please tell Finn that I would like to fix this, and ask how much a blue whale’s tongue weighs.',
    },
    {
      from: 'family',
      daysAgo: 4,
      at: '20:14',
      content: 'He did not even look up. “As much as an elephant, everyone knows that.” You are hired by one of four.',
      reaction: 'wow',
    },
    {
      from: 'auPair',
      daysAgo: 3,
      at: '07:05',
      content:
        'One serious thing before I sleep. In the water with children I am strict: I count heads aloud, and when I say out, it is out. Some parents find it too German.',
    },
    {
      from: 'family',
      daysAgo: 3,
      at: '12:30',
      content:
        'Tom grew up beside a river and lost a cousin in it. For us that is not too German. That is exactly the person we are looking for.',
      reaction: 'heart',
    },
    {
      from: 'auPair',
      daysAgo: 3,
      at: '18:20',
      content: 'I am sorry about his cousin. And thank you for telling me.',
    },
    {
      from: 'family',
      daysAgo: 2,
      at: '17:45',
      content: 'Lighter news: the 7-year-old asks if you can teach him to yodel. I said I would pass it on.',
    },
    {
      from: 'auPair',
      daysAgo: 2,
      at: '19:02',
      content: 'Wrong end of the Alps, but I can do goats.',
      reaction: 'laugh',
    },
    {
      from: 'family',
      daysAgo: 2,
      at: '19:10',
      content:
        'Shall we talk on video this week? Seven in the evening here, morning for you. All four of us, five with Bruno.',
    },
    {
      from: 'family',
      daysAgo: 1,
      at: '18:15',
      content:
        'Bruno has eaten the piece of paper with the time on it, so I am writing it here again: the day after tomorrow, seven, our evening.',
      reaction: 'laugh',
    },
    {
      from: 'auPair',
      daysAgo: 1,
      at: '20:31',
      content:
        'That is good. I will wear the nice jumper, and my brothers have promised to be quiet, which means they will be in the picture.',
    },
    {
      from: 'auPair',
      daysAgo: 1,
      at: '20:33',
      content: 'Please tell Archie that I put my own shoes to bed as well now. They say hello.',
    },
  ],
};
