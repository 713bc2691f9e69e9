import type { LegalDocument, LegalFacts } from '../legal-document';
import { whoWeAre } from './who';

const CONSUMER_LAW = {
  australia:
    'You have guarantees under the **Australian Consumer Law** that no one can take away, this page included: services come with due care and skill, fit for what they are for, in reasonable time.',
  newzealand:
    'You have guarantees under the **Consumer Guarantees Act 1993** and the **Fair Trading Act 1986** that no one can take away, this page included: services come with reasonable care and skill, fit for what they are for, in reasonable time.',
} as const;

const COURTS = {
  australia:
    'The law of New South Wales and of Australia applies. If we cannot agree, the courts there decide, or the tribunal for consumer matters of your own state. If you live elsewhere, you keep the consumer protection that the law of your home country gives you.',
  newzealand:
    'If you live in New Zealand, its law applies and you may go to the Disputes Tribunal or the courts there. If you live elsewhere, you keep the consumer protection that the law of your home country gives you.',
} as const;

const WORK_LAW = {
  australia:
    '**In Australia** an au pair is often an employee. Then the family is responsible for minimum pay, tax and super, and a working holiday visa limits work for one employer to six months unless Home Affairs allows more. Ask the [Fair Work Ombudsman](https://www.fairwork.gov.au/) and [Home Affairs](https://immi.homeaffairs.gov.au/) about your own case.',
  newzealand:
    '**In New Zealand** an au pair is an employee: written agreement, minimum wage for each hour, holidays, PAYE. What a visa allows depends on the passport. Ask [Employment New Zealand](https://www.employment.govt.nz/) and [Immigration New Zealand](https://www.immigration.govt.nz/) about your own case.',
} as const;

/** The text of the terms of use. */
export const terms = (facts: LegalFacts): LegalDocument => {
  const { product, mail, region } = facts;
  const other = region === 'newzealand' ? 'australia' : 'newzealand';
  return {
    title: 'Terms',
    description: `What families and au pairs agree on when they use ${product}: who may join, what it costs, what we do and what we do not.`,
    lead: 'What you can expect from us, what we expect from you, and what the two of you agree on yourselves.',
    changed: '2026-11-22',
    short: [
      'We introduce families and au pairs. We are not an agency, an employer or a migration agent.',
      'Be 18 or older, be who you say you are, and be kind.',
      'Au pairs pay nothing. Families see each price before they pay it, and nothing renews automatically.',
      'Profiles are people’s own words. Where something was checked, the profile says what and when. Check for yourself as well.',
      'Hours, pay, room and visa are agreed between the two of you, and the law of your country comes first.',
      'You can delete your account; it waits only while a placement, a payment or a moderation case is open. We close accounts that harm people.',
    ],
    sections: [
      {
        id: 'agreement',
        title: 'This agreement',
        gloss: 'It begins when you sign up.',
        blocks: [
          whoWeAre(facts),
          'By creating an account you agree to these terms. If you only look around, the parts on content and conduct apply to you as well. The [privacy page](/privacy) and the [cookies page](/cookies) say what happens to your data.',
        ],
      },
      {
        id: 'what-we-do',
        title: 'What we do, and what we do not',
        gloss: 'We introduce you. You decide.',
        blocks: [
          'We run a place where families in Australia and New Zealand and people who would like to live with them as au pairs can show themselves, find each other, talk, meet on video and write down what they agree on.',
          {
            list: [
              'We are **not an agency**. We do not choose, interview, place or supervise anyone.',
              'We are **not the employer** of an au pair, and not a party to what the two of you agree on.',
              'We are **not migration agents, lawyers or tax advisers**. Our articles, answers and templates are general, dated, and no advice about your case.',
              'We **do not promise** that you will find someone, or that someone you find will be right for you.',
            ],
          },
        ],
      },
      {
        id: 'who-may-join',
        title: 'Who may join',
        gloss: 'Adults, with one account each and their real names.',
        blocks: [
          {
            list: [
              'You are at least 18. Au pair profiles are for people from 18 to 45; visas mostly end earlier.',
              'You are a family that wants to host, or a person who wants to be an au pair. Not an agent, a recruiter or a shop.',
              'You use your own name and a working email address, and have one account.',
              'You are not barred from working with children by a court or an authority, and neither is any adult who lives in your home.',
              'We have not closed an account of yours before.',
            ],
          },
          'Keep your password to yourself. What is done with your account is taken to be done by you, unless it was taken from you; tell us quickly, and end other sessions in your [account](/account).',
        ],
      },
      {
        id: 'what-you-write',
        title: 'What you write and show',
        gloss: 'It must be true, yours and suitable for others to see.',
        blocks: [
          'What you write and upload stays yours. You allow us to store it, resize it and show it to the people the [privacy page](/privacy#who-sees-what) names, for as long as it is here, and for nothing else.',
          {
            list: [
              'It has to be true when you write it, and you update it when it changes: dates, hours, pay, checks, visa.',
              'It has to be yours, or you need permission. People in photos have agreed; for children, their parents have.',
              'No phone numbers, addresses or links in the lines that visitors see.',
              'Nothing that is hateful, sexual, threatening or unlawful. Say what the work needs and do not exclude people for who they are.',
            ],
          },
          'We may take down what breaks this. We tell you why, unless that would put someone in danger.',
        ],
      },
      {
        id: 'conduct',
        title: 'How we treat each other',
        gloss: 'With respect.',
        blocks: [
          {
            list: [
              '**Never ask anyone for money** before you have met: no fees, deposits, tickets, “agents” or “lawyers”. Never ask for passwords, bank logins or copies of passports.',
              'Do not write to many people with the same text. In the first three days you can begin five conversations a day, after that twenty.',
              'Do not pressure anyone. Accept a no, and accept silence.',
              'Do not collect profiles, by hand or by machine. A member can open 150 a day; programs use our [public interface](/api/docs) within its limits, and never to copy people.',
              'Do not try to break in, overload the site or spy on others. If you find a security hole, tell us before you tell anyone else.',
            ],
          },
          'If someone breaks this, [tell us](/contact?subject=safety). We do not say who reported it.',
        ],
      },
      {
        id: 'checks',
        title: 'Checks and badges',
        gloss: 'Read the words next to the tick.',
        blocks: [
          '**Families find only verified au pairs**: we have looked at an identity document, a police certificate and at least one reference. Families can be verified too: an identity document, and the adults who live in the house. Select the badge to see what was checked, when, and until when it is valid; when a document expires, the badge disappears.',
          'Everything else that a profile says of certificates, checks or licences is the person’s own claim, and is shown separately. We look at documents; we do not visit homes and we do not ask authorities about anyone.',
          'No check says that a person is good, and it only knows the records of one country. Families and au pairs: talk on video more than once, call referees, and ask to see originals.',
          'The match score compares what two profiles say. It is not a recommendation.',
        ],
      },
      {
        id: 'between-you',
        title: 'What is between the two of you',
        gloss: 'Your agreement, and the law comes first.',
        blocks: [
          'Hours, duties, pay, room, car, leave, notice and the flight are for you to agree on, in writing. You can do that here, clause by clause, until both of you have accepted the same version with name and password; then it is locked, and both get it as a PDF with its fingerprint. We also offer [templates](/resources). Both are a starting point, not advice about your case.',
          'We are not a party to your agreement and do not enforce it. What was signed here changes only when both of you sign again.',
          WORK_LAW[region],
          WORK_LAW[other],
          'Anyone who lives in someone’s home has a right to respect, privacy, food and rest. Passports stay with their owners. If it goes wrong, [here is what to do and who to call](/blog/when-it-does-not-work-out).',
        ],
      },
      {
        id: 'prices',
        title: 'What it costs',
        gloss: 'The price, the end, and no surprises.',
        blocks: [
          {
            rows: [
              { term: 'Au pairs', text: 'Free of charge.' },
              {
                term: 'Standard Family',
                text: 'A$40 or NZ$40 for six months, by region; less during an offer, as the price page says on the day.',
              },
              {
                term: 'Premium Family',
                text: 'An intake fee of A$250 or NZ$250 and a placement fee of A$800 or NZ$800 for each agreement that both sign; none for new dates, or an extension within 31 days, with the same au pair. It lasts 12 months.',
              },
            ],
          },
          'The [pricing page](/pricing) says what each plan includes. Before you pay you see the total with tax, what it is for and when it ends. **No plan renews automatically.** If a plan is free now and its price returns, that applies to what you order after that, and not to what you have.',
          'If we do not deliver what you paid for, we put it right or give you your money back, as consumer law says. If you change your mind before you have used a plan, write within 14 days, and we refund it.',
        ],
      },
      {
        id: 'leaving',
        title: 'Closing your account, and accounts we close',
        gloss: 'You can leave at any time.',
        blocks: [
          `You can pause your profile at any time and delete your account on your account page, without notice. Deletion waits while something is open that concerns another person: a confirmed placement that is not over, an unsettled payment, or a case with our moderators. Your account page says what it is. If you cannot log in, write to ${mail}.`,
          'We may limit or close an account that breaks these terms, endangers people, or is not real. Where we can, we warn you first and hear you. When someone could be harmed, we act at once and explain later. If you think that we were wrong, appeal within 30 days; someone other than the person who decided will look at it.',
          'If you paid and did nothing wrong, you get back what you have not used.',
        ],
      },
      {
        id: 'the-site',
        title: 'The site itself',
        gloss: 'We fix problems as fast as we can.',
        blocks: [
          'We look after it, but it may be down, change or lose a feature. Before we take away something that you paid for, we tell you 30 days ahead or refund it.',
          'Our texts and drawings are ours; link to them as you like, print and fill in the templates, and do not sell them. The product’s source code has its own licence.',
        ],
      },
      {
        id: 'liability',
        title: 'What we answer for',
        gloss: 'For what we do. Not for what others do.',
        blocks: [
          CONSUMER_LAW[region],
          CONSUMER_LAW[other],
          'Beyond what the law does not let us limit, we do not answer for what members do or fail to do, for what they agree on, for what they say about themselves, or for the decisions of authorities. Where we are liable for a service and the law lets us choose, we do it again or pay for having it done again.',
          'Nothing here limits what we owe for death or injury that we caused, for fraud, or for anything else that may not be limited.',
        ],
      },
      {
        id: 'disputes',
        title: 'If we disagree',
        gloss: 'Email us first.',
        blocks: [
          `Write to ${mail}. We solve most problems that way, within two weeks.`,
          COURTS[region],
          'If a part of this page turns out to be invalid, the rest still applies.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        gloss: 'Thirty days’ notice, and you can leave.',
        blocks: [
          'When these terms change in a way that matters, we write to you 30 days before and say what is different. If you do not like it, close your account before that day, and get back what you have paid for and not used. Changes that the law requires or that only help you may come sooner. The date at the top is the date of this text.',
        ],
      },
    ],
  };
};
