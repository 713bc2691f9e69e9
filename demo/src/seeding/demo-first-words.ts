import type { ConversationImportService } from '@wattle-and-fern/backend/seeding';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Answering {
  username: string;
  answer: string;
  /** Usually; sometimes sooner or later. */
  afterMinutes: number;
  /** One of those who asked still waits. */
  leavesOne?: boolean;
}

interface Asking {
  username: string;
  hello: string;
}

const FAMILIES: readonly (Answering & Asking)[] = [
  {
    username: 'simpson.westend',
    hello: 'Hello from Brisbane! We liked your page at breakfast, all four of us. Are you still looking?',
    answer: 'Thank you for writing. The dates fit us well. Would you tell us about a day you had with two children?',
    afterMinutes: 130,
  },
  {
    username: 'kelleher.braddon',
    hello: 'Good morning. Two boys, one bicycle between them, a spare one for you. May we ask you three questions?',
    answer: 'That was a good letter. We read it twice. Give us until the weekend and we will propose a time to talk.',
    afterMinutes: 640,
    leavesOne: true,
  },
  {
    username: 'oldfield.kenmore',
    hello:
      'Hi there! Our school run is twelve minutes on foot past a creek. Does that sound like your kind of morning?',
    answer: 'It does. We have a room, a desk and a rather loud cockatoo. Do birds wake you?',
    afterMinutes: 45,
  },
  {
    username: 'banerjee.dickson',
    hello: 'Hello! You wrote that you like cooking. So do we, and there are never enough hands on Sundays.',
    answer: 'Hello and thank you. Thirty hours, weekends yours. What would you like to know about Canberra?',
    afterMinutes: 300,
  },
  {
    username: 'zhang.chatswood',
    hello: 'Hi! Our daughter is six and asks why about everything. Would you last a year of that?',
    answer: 'Thank you. She has asked us why you chose Sydney, and we had no answer. Would you tell her?',
    afterMinutes: 85,
  },
  {
    username: 'adeyemi.brunswick',
    hello: 'Good evening from Brunswick. The house is noisy and the coffee is good. Are you free from March?',
    answer: 'You sound like someone our last au pair would have liked. Shall we find half an hour next week?',
    afterMinutes: 1_500,
    leavesOne: true,
  },
];

const ASKED: readonly Answering[] = [
  {
    username: 'kaarel.tamm',
    answer: 'Hello! Yes, I am still looking, and I can begin when I wrote. I would be glad to talk.',
    afterMinutes: 35,
  },
  {
    username: 'jiwoo.han',
    answer: 'Thank you for your message! It is late here, but I did not want to let you wait until morning.',
    afterMinutes: 190,
  },
  {
    username: 'emre.aydin',
    answer: 'Good morning! That sounds like my mornings at home. Please ask whatever you like.',
    afterMinutes: 75,
    leavesOne: true,
  },
  {
    username: 'yiting.kuo',
    answer: 'Hello, thank you. I answer slowly in English and quickly when it is about children.',
    afterMinutes: 420,
  },
  {
    username: 'oskar.lindgren',
    answer: 'Hi! I have looked at the map already. Could you tell me a little about the weekends?',
    afterMinutes: 960,
    leavesOne: true,
  },
  {
    username: 'freja.holm',
    answer: 'Hello! I showed your page to my mother, who has two questions, and I have three.',
    afterMinutes: 55,
  },
];

const ASKING: readonly Asking[] = [
  { username: 'anjali.menon', hello: 'Hello! Your children are as old as my cousins. I would love to hear more.' },
  { username: 'balint.szabo', hello: 'Good day. I swim, I cook three soups well, and I am free from spring on.' },
  {
    username: 'prakriti.gurung',
    hello: 'Namaste! I have looked after twins for two summers. May I tell you about it?',
  },
  { username: 'clemence.roux', hello: 'Hello from Lyon. Your page made me laugh, which no other page did today.' },
  {
    username: 'theresa.moser',
    hello: 'Servus! I ski, I read aloud, and I am not afraid of homework. Is the place open?',
  },
  { username: 'aino.laaksonen', hello: 'Hi! I am calm, early and used to snow. Would someone like that help you?' },
];

/**
 * First words that were answered, weeks ago: what people's usual reply times are measured by. Nobody whom one can sign
 * in as is among them. A pair that talks already keeps its own words.
 */
export async function addDemoFirstWords(
  conversations: ConversationImportService,
  idOf: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const [place, family] of FAMILIES.entries()) {
    for (const auPair of ASKED) await begin(family, auPair, place);
    for (const [turn, auPair] of ASKING.entries()) await begin(auPair, family, turn);
  }

  async function begin(asking: Asking, answering: Answering, turn: number): Promise<void> {
    const [startedById, otherId] = [idOf.get(asking.username), idOf.get(answering.username)];
    if (!startedById || !otherId) return;
    const asked = new Date(now.getTime() - (8 + 9 * turn) * DAY_MS - answering.afterMinutes * MINUTE_MS);
    const answered = new Date(asked.getTime() + answering.afterMinutes * (0.7 + turn / 8) * MINUTE_MS);
    const hello = { senderId: startedById, content: asking.hello, createdAt: asked };
    const answer = { senderId: otherId, content: answering.answer, createdAt: answered };
    const waits = answering.leavesOne === true && turn === FAMILIES.length - 1;
    await conversations.add({ startedById, otherId, messages: waits ? [hello] : [hello, answer] });
  }
}
