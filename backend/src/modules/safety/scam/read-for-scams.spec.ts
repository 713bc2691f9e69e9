import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.js';
import { readForScams, SCAM_RULES, verdictOn } from './read-for-scams.js';
import type { ScamRuleId } from './scam-rule.js';

const FIRST = { kind: 'message', earlierMessages: 0 } as const;
const LATER = { kind: 'message', earlierMessages: 40 } as const;

const SCAMS: [sentence: string, rule: ScamRuleId][] = [
  ['You need to pay a processing fee of 350 AUD before we can book your flight.', 'money-ahead'],
  ['Please send 200 euros in advance to secure the room.', 'money-ahead'],
  ['Kindly pay the registration fee so we can start.', 'money-ahead'],
  ['It is a small refundable deposit, just send it to my account first.', 'money-ahead'],
  ['Can you send me money for the ticket? I will give it back.', 'money-ahead'],
  [
    'The visa fee must be paid to us first, then the papers are released: to confirm, you must pay the fee in advance.',
    'money-ahead',
  ],
  ["Il faut payer les frais d'inscription d'avance pour réserver.", 'money-ahead'],
  ['Merci de verser un acompte de 300 euros avant votre arrivée.', 'money-ahead'],
  ['Bitte überweise die Kaution vorab auf mein Konto.', 'money-ahead'],
  ['Die Gebühr von 250 € musst du im Voraus zahlen.', 'money-ahead'],
  ['Tienes que pagar un depósito de 200 euros por adelantado.', 'money-ahead'],
  ['My lawyer will contact you about the work permit and the papers.', 'go-between'],
  ['Please email our travel agent, he will arrange your visa.', 'go-between'],
  ['There is only the embassy fee left.', 'go-between'],
  ['Contact my solicitor for the contract.', 'go-between'],
  ['Mon avocat va vous écrire pour les papiers du visa.', 'go-between'],
  ['Unser Anwalt kümmert sich um dein Visum.', 'go-between'],
  ['Mi abogado se encarga de los documentos.', 'go-between'],
  ['I will mail you a certified cheque, deposit it and keep your part.', 'cheque'],
  ["Take the cashier's check to your bank and send the balance to the driver.", 'cheque'],
  ['Deposit the cheque and transfer the rest to the shipping company.', 'cheque'],
  ['My assistant overpaid, please refund the difference.', 'cheque'],
  ['Encaissez le chèque de banque et renvoyez le reste.', 'cheque'],
  ['Please send it by Western Union to my cousin.', 'untraceable-money'],
  ['Buy two iTunes gift cards and send me the codes.', 'untraceable-money'],
  ['You can pay with Bitcoin, here is my wallet address.', 'untraceable-money'],
  ['Schick das Geld bitte per Western Union.', 'untraceable-money'],
  ['Envía el dinero por MoneyGram.', 'untraceable-money'],
  ['Send me your bank account number and your online banking.', 'bank-secrets'],
  ['Tell me the verification code you got by SMS.', 'bank-secrets'],
  ['Please email me a copy of your passport.', 'papers-by-mail'],
  ['We need a scan of your passport and a photo of your ID card, send it on WhatsApp.', 'papers-by-mail'],
  ['Envoyez-moi une copie de votre passeport.', 'papers-by-mail'],
  ['Schicke mir eine Kopie deines Reisepasses, also ein Foto vom Pass.', 'papers-by-mail'],
  ['Envíame una copia de tu pasaporte, mándame foto del DNI.', 'papers-by-mail'],
  ['We pay 2,500 dollars per week.', 'pay-too-good'],
  ['The salary is 9000 AUD a month plus car.', 'pay-too-good'],
  ['Wir zahlen 2000 € pro Woche.', 'pay-too-good'],
  ['Write to me on WhatsApp please.', 'off-site'],
  ['My WhatsApp is +61 400 123 456.', 'off-site'],
  ['Add me on T e l e g r a m, we talk there.', 'off-site'],
  ['Let us continue on Telegram.', 'off-site'],
  ['You can reach me at john.miller77@gmail.com', 'off-site'],
  ['mail: john.miller (at) gmail (dot) com', 'off-site'],
  ['Écris-moi sur WhatsApp.', 'off-site'],
  ['Schreib mir bitte über WhatsApp.', 'off-site'],
  ['Escríbeme por WhatsApp.', 'off-site'],
  ['Join t.me/happyfamily for details', 'off-site'],
  ['I love you already.', 'too-much-feeling'],
  ['God has sent you to us, my angel.', 'too-much-feeling'],
  ['You must pay today, this is your last chance.', 'pressed'],
  ["Don't tell your parents about the money.", 'keep-secret'],
  ['Do not pay through this website, keep it between us.', 'keep-secret'],
];

const INNOCENT = [
  'I will pay for your flight after you arrive.',
  'We will pay for your flight and your visa.',
  'My mum works for a bank.',
  'My dad is a lawyer and my mum is a midwife.',
  'My sister studies to become a solicitor.',
  'We never ask anybody to pay a fee in advance.',
  'You should never send money to a family before you arrive.',
  'Do you have a police check and a Working with Children Check?',
  'I have a Working with Children Check and a first aid certificate.',
  'Check this: the school is five minutes away!',
  'You will need to open a bank account when you arrive.',
  'We pay you 350 dollars a week into your bank account.',
  'Pocket money is $320 per week plus board.',
  'The rent here is about 800 dollars per week, but you pay nothing.',
  'The kids will love you!',
  'I love your profile.',
  'I love the beach and I love swimming.',
  'The children already love you, they ask for you every day.',
  'We need somebody quite urgently, our au pair leaves in three weeks.',
  'Could you bring your passport to the visa office when you go?',
  'My passport is valid until 2031.',
  'Have you applied for the Working Holiday visa yet? The application charge goes to the government.',
  'You can apply on the immigration website yourself, no agent needed.',
  'We found our last au pair without an agency.',
  'We do not use an agency, just this site.',
  'She got a gift card for her birthday from grandma.',
  'Can you send me a photo of your town?',
  'Please send me pictures of the room when you can.',
  'I can send you the school timetable.',
  'Our daughter is 5 and our son is 8, they start at 9:00 and finish at 15:30.',
  'I am free on 12.03.2027 at 18:00 your time.',
  'We have 2 dogs, 3 chickens and 1500 books.',
  'The car costs us about 60 dollars a week in petrol, we cover it.',
  'You would pay for your own gym and phone.',
  'The swimming class costs 20 dollars, please pay it first and I give it back in the evening.',
  'I would rather keep talking here on this site for now.',
  "Let's not move to other apps yet, I don't want to write on WhatsApp.",
  'Ich möchte gern ein Jahr in Sydney verbringen, meine Mutter arbeitet bei einer Bank.',
  'Wir zahlen 300 Dollar Taschengeld pro Woche.',
  'Du musst keine Gebühr zahlen, nie.',
  'Nous payons le billet à votre arrivée.',
  "J'ai envoyé ma candidature hier, avez-vous des questions ?",
  'Pagamos 300 dólares por semana y el colegio de inglés.',
  'Mi madre trabaja en un banco.',
  'It is a surprise party, do not tell anyone!',
  'We would like to meet you on video on Sunday. Is 9 am your time all right?',
  'I speak French and Italian and I am learning to surf.',
  'Our house is 400 metres from the beach and 12 km from the city.',
  'The deposit for the kindergarten is paid already.',
  'You can send your questions any time.',
  'I must decide about university in March.',
];

describe('Reading for scams', () => {
  it.each(SCAMS)('finds it in: %s', (sentence, rule) => {
    expect(readForScams(sentence, FIRST).rules).toContain(rule);
  });

  it.each(INNOCENT)('finds nothing in: %s', (sentence) => {
    expect(readForScams(sentence, FIRST).rules).toEqual([]);
  });

  it.each([
    'My number is +61 400 123 456, write to me on WhatsApp.',
    'Call me: 0412 345 678',
    'https://wa.me/61400123456',
    'chat.whatsapp.com/Abc123',
    'Insta: @lena.brandt',
  ])('tells people who know each other of it quietly: %s', (text) => {
    const reading = readForScams(text, LATER);
    expect(reading).toMatchObject({ rules: ['off-site'], quiet: true });
    expect([verdictOn(reading), verdictOn(reading, 50)]).toEqual(['warn', 'warn']);
    expect(readForScams(text, FIRST)).toMatchObject({ rules: ['off-site'], quiet: false });
  });

  it('still tells people who know each other of money', () => {
    expect(readForScams('Buy gift cards and send me the codes. My WhatsApp is +61 400 123 456.', LATER).quiet).toBe(
      false,
    );
    expect(readForScams('Buy gift cards and send me the codes.', LATER).rules).toEqual(['untraceable-money']);
  });

  it('sees through accents, gaps and invisible letters', () => {
    expect(plainText('Dépôt  W​hats’App')).toBe("depot whats'app");
    expect(readForScams('add me on W.h.a.t.s.a.p.p', FIRST).rules).toEqual(['off-site']);
  });

  it.each([
    'you must pay money ',
    'please send fee deposit first before ',
    'w h a t s ',
    'my my lawyer agent contact ',
    '111,111,',
    'send me your copy of ',
    'a@',
    '+49 1 1 ',
    '$ 1000 per ',
  ])('is quick with the longest message, also when it is full of: %s', (unit) => {
    const text = unit.repeat(4_000 / unit.length);
    readForScams(text, FIRST);
    const since = performance.now();
    for (let round = 0; round < 5; round += 1) readForScams(text, FIRST);
    expect((performance.now() - since) / 5).toBeLessThan(40);
  });
});

it('Patterns of scams can be joined to one expression', () => {
  for (const { flags, source } of SCAM_RULES.flatMap(({ patterns }) => patterns)) {
    expect(flags).toBe('');
    expect(source).not.toMatch(/\\[1-9k]/);
  }
});

describe('The verdict', () => {
  const on = (text: string, repeats = 0) => verdictOn(readForScams(text, FIRST), repeats);
  it('lets pass, warns and holds by what comes together', () => {
    expect(on('Hello, what a lovely profile!')).toBe('clear');
    expect(on('Write to me on WhatsApp please.')).toBe('warn');
    expect(on('You must pay a small fee in advance.')).toBe('warn');
    expect(on('My lawyer will contact you about the papers. You must pay the visa fee in advance.')).toBe('hold');
    expect(on('Please send it by Western Union.')).toBe('hold');
  });

  it('weighs more what goes to many people, and never what is harmless', () => {
    expect(on('You must pay a small fee in advance.', 4)).toBe('hold');
    expect(on('Hello from Hamburg!', 50)).toBe('clear');
  });
});
