import type { LegalDocument, LegalFacts } from '../legal-document';
import { REGULATORS, whoWeAre } from './who';

const australia =
  '**In Australia** we keep to the Privacy Act 1988 and its Australian Privacy Principles, and we do so whatever our size is.';
const newZealand =
  '**In New Zealand** we keep to the Privacy Act 2020 and its information privacy principles. They have no exception for small businesses.';

/** The text of the privacy policy. */
export const privacy = (facts: LegalFacts): LegalDocument => {
  const { product, mail, region } = facts;
  const home = region === 'newzealand' ? [newZealand, australia] : [australia, newZealand];
  return {
    title: 'Privacy',
    description: `What ${product} keeps about families and au pairs, who sees it, for how long, and how to get it back or deleted.`,
    lead: 'You share personal information here, so this page says exactly what we keep and who sees it.',
    changed: '2026-11-28',
    short: [
      'We keep what you type, the photos you choose, the documents you show us to be verified, the messages and files you send, and little else.',
      'Visitors see a preview: first name or city, dates, hours, one line. Never a surname, an address or a message.',
      'No one can see your email address or phone number in your profile, not even members.',
      'We do not sell data, show advertising or let other companies track you here. Analytics run only if you say yes, and never on messages or profile forms. How fast pages load is counted without anything about you.',
      'Messages are stored so that both of you can read them, files encrypted. They are not end-to-end encrypted. A program looks for known scams; a person reads only what was reported or stopped.',
      `You can see, correct, export and delete your data, on your account page or by emailing ${mail}.`,
    ],
    sections: [
      {
        id: 'who-we-are',
        title: 'Who we are',
        gloss: 'One site, two countries, two privacy acts.',
        blocks: [
          whoWeAre(facts),
          ...home,
          'Au pairs often write to us from Europe. Where the General Data Protection Regulation of the European Union or of the United Kingdom protects you, you have its rights here as well.',
          `Everything about privacy goes to ${mail}. It is read by someone who can do something about it.`,
        ],
      },
      {
        id: 'what-we-keep',
        title: 'What we keep',
        gloss: 'Mostly what you typed yourself.',
        blocks: [
          {
            rows: [
              {
                term: 'Your account',
                text: 'Email address, username, whether you are a family or an au pair, your region, when you joined. Your password only as a scrambled value (argon2id) from which we cannot read it. If you use an authenticator app, its key, encrypted, and your recovery codes, scrambled.',
                aside: 'Until you close the account.',
              },
              {
                term: 'Co-parents',
                text: 'If a family invites a second adult: the email address of the invitation, and the name and login that this person chooses. They see what the family sees here. Their name is shown with the messages they write, to both sides.',
                aside:
                  'An invitation that no one accepts is deleted 30 days after it expires. When the co-parent leaves or is removed, their account and their name are deleted; the messages stay with the family.',
              },
              {
                term: 'Your profile',
                text: 'What you write in the form. For au pairs: name, age, date of birth, nationality, where you live, languages, experience, dates, where you want to go, the checks and the visa you say you have, since when you have been in the country with it, and how many such visas you had before. For families: name, place, number and ages of children, hours, room, wishes. For both: your deal-breakers, which are what you would not accept. A telephone number and whether WhatsApp is fine, if you give them. Your time zone, as your browser tells it, so that others see when it is night for you.',
                aside: 'Until you change it or close the account. A draft is kept until you save or delete it.',
              },
              {
                term: 'Photos',
                text: 'We make three new sizes of each photo and keep only those. Hidden camera data (place, time, camera model) is removed before we store it.',
                aside: 'Deleted photos stop working at once. Photos that no profile uses are removed after seven days.',
              },
              {
                term: 'Messages',
                text: 'Text, photos and PDFs, reactions, when it was sent and how far each of you has read. We remove hidden camera data from photos, and keep files encrypted.',
                aside:
                  'As long as the conversation exists for one of the two. Files of a message that you delete are deleted at once, unless our moderators need them for a report. What you have begun to write is kept for your other devices until you send or delete it, for 90 days at most, and only you see it; files that you uploaded and did not send are deleted after a day.',
              },
              {
                term: 'Documents for verification',
                text: 'The files you upload (identity, certificates, licence), the number and last day of a children’s check, the adults of a household, and what your referees answered. They are stored separately; only the admins who decide can read them, and each time one opens a file, we record who, when and why.',
                aside:
                  'The files are deleted 30 days after the decision. The decision, its date and how long it is valid stay with your profile.',
              },
              {
                term: 'Referees',
                text: 'The name and email address that you give us of someone who knows you, and their answers. We tell them who named them before they answer, and they can decline.',
              },
              {
                term: 'Video interviews',
                text: 'When you plan to meet, and the notes you take for yourself; no one else can read those. **Picture and sound are never recorded.** They go from browser to browser, encrypted, or through our relay, which cannot see the content. Without the relay the other person’s browser learns your network address; you can choose to always use it.',
              },
              {
                term: 'Agreements',
                text: 'Each version of what you agreed on, who proposed it, the names you signed with and when, a fingerprint and the PDF. Both of you see all of it.',
                aside: 'As long as one of the two has an account.',
              },
              {
                term: 'Arrival plan',
                text: 'Which tasks each of you ticked and when, the au pair’s flight, who picks them up and where: both of you see all of it. Your answers to “How is it going?” are seen by you alone; notes and “I need help” are read by our team, too.',
                aside: 'As long as both of you have an account.',
              },
              {
                term: 'Hours',
                text: 'The hours of each day of a placement, as the au pair recorded them and the family confirmed them, with your notes. Both of you see all of it.',
                aside: 'As long as one of the two has an account. The notes of someone who leaves are deleted.',
              },
              {
                term: 'Reviews',
                text: 'What you write after a placement. It is shown under your first name when both of you have written, or 14 days after the end. The line to the moderators is never shown.',
              },
              {
                term: 'Reports, blocks, calls for help',
                text: 'Who you blocked or reported and why, with the messages around it as they were then. What you tell us when you need to leave a placement. We do not tell the other person that it was you.',
              },
              {
                term: 'Who and what you saved',
                text: 'Your shortlist, your notes and labels about people, and the searches you choose to save. No one sees them but you. Your other searches are only in the address of the page; we do not record it.',
                aside: 'Until you remove them or close the account.',
              },
              {
                term: 'Applications',
                text: 'The job listing a family publishes, the applications au pairs send, and their outcome.',
              },
              {
                term: 'Notices',
                text: 'Your notifications in the app, which ones you want and how, and your quiet hours. If you allow push notifications on a device: the address its browser gave us for them.',
                aside: 'Notices for 180 days. A device until you remove it or it stops responding.',
              },
              {
                term: 'Logins',
                text: 'For each browser in which you are logged in: its name, when it began and when it was last there. You see the list in your account and can end each one. When you were last here, to a few minutes; the person you are talking with sees it, and profiles say roughly (“this week”).',
                aside:
                  'Sessions end after 14 days without use, 30 at the latest, and are forgotten 30 days after that. Logins are counted for 30 days.',
              },
              {
                term: 'Email from us',
                text: 'To confirm your address, to choose a new password, and to warn you when something about your account changes. No newsletter unless you asked for one. Emails wait encrypted and are deleted an hour after they went out.',
              },
              {
                term: 'What you write to us',
                text: 'Your name, email address, subject, message and region from the [contact form](/contact).',
                aside: 'As long as we may need to look it up. Ask, and we delete it.',
              },
              {
                term: 'How fast pages load',
                text: 'Your browser tells us once for each page that it opens how fast it was: which kind of page (“a profile”, never whose), phone or desktop, and five measurements. Nothing in it says who you are, and we only add to counts for each day, so no single visit is stored.',
                aside: '90 days.',
              },
              {
                term: 'Logs',
                text: 'For each request: time, path without its query, result, network address, the browser’s name, and the account’s number if you were logged in. Never passwords, message texts or what you searched for. We use them to find errors and attacks.',
                aside:
                  'At most 30 days. Counters that slow down attackers hold a network address for minutes, a day at most.',
              },
            ],
          },
          'We ask for bank details only to repay you when your card cannot take a refund, in a request on the support page while you are logged in, never by email; and for documents only under [verification](/verification), where they are kept as said above. Please do not send copies of passports or certificates in messages, to us or to anyone.',
        ],
      },
      {
        id: 'who-sees-what',
        title: 'Who sees what',
        gloss: 'Everyone, members, or only the two of you.',
        blocks: [
          {
            rows: [
              {
                term: 'Everyone',
                text: 'Of an au pair: first name, age, nationality, languages, the country and the city they want to go to, whether they are there already, from when and for how long, one line about themselves and one about their education, whether they have looked after babies, drive, and say they have a police or a children’s check, what we have checked of it, the first photo. Of a family: city, how many children and about how old, start, how long, hours, languages, one line about themselves and one about the room, whether there are pets, a bathroom of one’s own and a car, the first photo. Of both: the badge, the stars and how many reviews there are, how often and how fast they answer. Search engines can read this much.',
              },
              {
                term: 'Members with a confirmed email and a complete profile',
                text: 'The whole profile: surname, home town, suburb, the longer texts, all photos, reviews. If you break one of their deal-breakers, you read which, when you open their profile or try to write to them. One member can open 150 different profiles a day and no more, so that no one can collect all profiles.',
              },
              {
                term: 'The two of you',
                text: 'Your messages, your interviews, your agreement, when you were last here, and that you are typing.',
              },
              {
                term: 'No one but you',
                text: 'Email address, telephone number, date of birth, the dates of your visa and how many you had before, shortlist, notes about people, saved searches, drafts, notes of interviews, logins.',
              },
              {
                term: 'Our admins',
                text: 'Accounts and profiles, to help and to keep order. They use two-step login. They look into a conversation only when one of the two brings it to us, when our program has stopped a message in it, when an error cannot be fixed any other way, or when the law requires it. What they open and decide is recorded in a log they cannot change.',
              },
            ],
          },
          'Pausing your profile removes it from search and takes down its page at once. Your conversations continue.',
          'Public lines are checked for email addresses, numbers and links, and for your surname. Longer texts are not checked: do not name a school or a street.',
        ],
      },
      {
        id: 'children',
        title: 'Children',
        gloss: 'They did not sign up. Share as little as possible about them.',
        blocks: [
          'Only adults may have an account. But families describe their children, who were not asked.',
          {
            list: [
              'Give ages and what an au pair has to know. First names are enough; share them in a message instead.',
              'Leave out schools, clubs, doctors and timetables.',
              'Photos of children only if everyone with parental responsibility agrees. No uniforms, no house numbers, nothing from the bath or the beach.',
              'Au pairs: no children you have looked after in your photos without their parents’ consent.',
            ],
          },
          'Visitors see how many children there are and about how old, nothing else. If you find a child shown in a way that worries you, [tell us](/contact?subject=safety). We take it down first and ask questions later.',
        ],
      },
      {
        id: 'what-for',
        title: 'What we use it for',
        gloss: 'To introduce you to each other, and to keep that working.',
        blocks: [
          {
            list: [
              '**To run what you signed up for**: showing your profile, searching, delivering messages. (In the words of European law: the contract with you.)',
              '**To keep it safe and working**: verification, limits, logs, a program that detects scams and warns the person who receives one, closing accounts that harm people. (Our legitimate interest, and yours.)',
              '**To obey the law**, where it requires something of us.',
              '**With your consent**, and only then, to measure how you use the site. See [optional measuring](/cookies#measuring). Counting [how fast pages load](/cookies#page-speed) needs none, because nothing in it is about you.',
            ],
          },
          'Health, faith, origin and the like are sensitive. We never ask for them. If you mention them in your profile, you choose to let others read it, and you can remove it at any time.',
          'We do not sell or rent information, do not build advertising profiles, and do not let your texts or photos be used to train anyone’s models.',
        ],
      },
      {
        id: 'match-score',
        title: 'The match score',
        gloss: 'A calculation that shows its reasons. Only deal-breakers hide people.',
        blocks: [
          'Members see how well a profile fits theirs, and can sort by it. A program computes it from what both profiles say about dates and length of stay, location, ages of children and experience, hours and days off, languages, driving, swimming, pets and smoking. It also counts how long the au pair’s visa allows, which follows from the visa, the country of the passport, the date of birth, the day the visa began and the visas before. It shows its reasons, and what is missing.',
          'It does not look at photos, names or what you pay, and at nationality and date of birth only for the visa. The score hides no one: it only changes the order.',
          '**Deal-breakers** do hide people. If one of two people would not accept something that the other says (dates, length of stay, smoking, pets, driving, swimming, hours, days off, the age of the au pair or of a child), neither is shown to the other in search, and the one who breaks it cannot write first. What someone has not said breaks nothing.',
          'Families find verified au pairs only, with or without a score. If you think any of this treats you wrongly, tell us, and a person will look.',
        ],
      },
      {
        id: 'others',
        title: 'Who else handles your data',
        gloss: 'A few companies that work for us.',
        blocks: [
          'We use companies that store data and send email for us: a hosting provider, an email service and, where photos are not kept on our own machines, a storage service. They may use what passes through them for that and nothing else. Ask us for the current list, with countries.',
          'No page loads anything from anyone else’s server: fonts, pictures and flags come from ours. If you allow push notifications, the maker of your browser (Google, Mozilla, Apple, Microsoft) delivers them, encrypted so that only your device can read them.',
          '**Across borders.** This site helps people in one country find people in another. Members with a confirmed email and a complete profile can read your full profile from any country. That is what it is for, and you agree to it by publishing a profile. Where our own suppliers keep data in another country, we choose ones that protect it comparably, or tell you.',
          '**Authorities** get what the law obliges us to give, after we have checked the order carefully. Where someone is in danger we may go to the police ourselves.',
          'If the business is ever sold, your data stays protected by these promises, or we tell you beforehand.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long, and closing your account',
        gloss: 'Use the button on your account page. Deletion takes 14 days.',
        blocks: [
          'You delete your account yourself, on your account page. Your profile disappears at once; account, profile, photos, documents, shortlist, drafts and logins are deleted after 14 days, in which you can log in and stay. It has to wait while you have an agreement that has not ended, or while our moderators look at something that concerns you; the page tells you.',
          'Messages that you sent stay with the person you sent them to, from “A former member”. Photos and documents in them are deleted. Your name, email address and telephone number are taken out of them, as out of everything else that stays: agreements, reports, what our moderators decided.',
          'Copies in backups disappear as those are overwritten, after 35 days at the latest. What the law makes us keep, such as invoices, we keep for as long as it says, and separately.',
        ],
      },
      {
        id: 'security',
        title: 'How we look after it',
        gloss: 'Carefully, and in the open.',
        blocks: [
          'Connections are encrypted. Passwords are scrambled with argon2id. Sessions can be seen and ended by you. A stolen login that is used twice ends itself and sends you an email. Two-step login is offered to everyone and required for admins. How it is built and tested is written down with the source of the product, together with what it does not do.',
          'No system is perfect. **If there is a data breach** that could seriously harm you, we tell you and the privacy commissioner as soon as we know, in plain words, with what you should do.',
        ],
      },
      {
        id: 'your-rights',
        title: 'What you can ask of us',
        gloss: 'It is your data. You decide about it.',
        blocks: [
          {
            list: [
              '**See it.** A copy of what we hold about you, free of charge, whenever you ask for it on your account page.',
              '**Correct it.** Most of it you can change yourself. If we disagree about the rest, we note your view next to it.',
              '**Delete it**, as above.',
              '**Object** to something, or withdraw a consent. It costs you nothing and does not apply to the past.',
              '**Take it with you** in a machine-readable file.',
            ],
          },
          'We answer as soon as we can: within 20 working days in New Zealand and 30 days in Australia at the latest, one month where European law applies. If we may not give you something, for instance because it is about someone else as well, we say why.',
          'You can look around without an account and write to us under any name you like.',
        ],
      },
      {
        id: 'complaints',
        title: 'If you have a complaint',
        gloss: 'Tell us first. Then you can go to an authority.',
        blocks: [
          `Write to ${mail} first and say what happened. You get an answer from a person within 30 days. If it does not satisfy you, these are free of charge and independent:`,
          { rows: REGULATORS },
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        gloss: 'We tell you before anything important changes.',
        blocks: [
          'When this page changes, the date at the top changes. If it matters to you (something new is kept, someone new sees it), we write to you two weeks before, and you can leave.',
        ],
      },
    ],
  };
};
