import { capitalised } from '../../lib/format/capitalised';
import type { ArrivalPlan, ArrivalTaskSide, CheckInAnswer } from '../../api/arrivals';

/** Texts about the arrival plan of a placement. */
export const arrivalTexts = {
  title: 'Arrival plan',
  heading: (name: string) => `Arrival plan with ${name}`,
  leads: {
    first:
      'What each of you does before and after the first day. You both see everything, and each of you ticks your own tasks.',
    return: 'You know each other, so the plan has only what a new arrival needs, and what was still open.',
    continuation:
      'You go on together, so there is no second arrival. The plan has what is new for these dates, and what was still open.',
  } satisfies Record<ArrivalPlan['journey'], string>,
  over: 'This placement is over. You can still read the plan.',
  agreement: 'The agreement',
  startsIn: (days: number) =>
    days === 0
      ? 'The placement starts today'
      : days === 1
        ? 'The placement starts tomorrow'
        : `${days} days until the first day`,
  day: (day: number) => `Day ${day} of the placement`,
  progress: {
    label: 'Tasks done or not needed',
    text: (done: number, all: number) => `${done} of ${all} settled`,
  },
  exit: {
    heading: 'If it is not going well',
    text: 'Only you and our team see what you do there. The other person is not told until you decide.',
    link: 'I need out',
    support: 'Write to our team',
  },
  tasks: {
    heading: 'Tasks',
    sides: { aupair: 'Au pair', family: 'Family', both: 'Both of you' } satisfies Record<ArrivalTaskSide, string>,
    yours: 'You',
    first: 'First day of the placement',
    due: (day: string) => `Due ${day}`,
    late: 'Late',
    doneByYou: (day: string) => `Done by you, ${day}`,
    doneByThem: (name: string, day: string) => `Done by ${name}, ${day}`,
    notNeededByYou: (day: string) => `Marked “not needed” by you, ${day}`,
    notNeededByThem: (name: string, day: string) => `Marked “not needed” by ${name}, ${day}`,
    done: 'Done',
    notNeeded: 'Not needed',
    reopen: 'Reopen',
    on: (action: string, task: string) => `${action}: ${task}`,
    fee: (fee: string, since: string) => `The fee for paid work is ${fee} (since ${since}).`,
    failed: 'Nothing was changed',
  },
  flight: {
    heading: 'Flight',
    none: {
      aupair: 'Enter your flight so that the family can see when you land.',
      family: (name: string) => `${capitalised(name)} has not entered a flight yet.`,
    },
    enter: 'Enter my flight',
    change: 'Change',
    remove: 'Remove',
    number: (number: string) => `Flight ${number}`,
    departs: 'Departs',
    lands: 'Lands',
    there: (place: string) => `in ${place}`,
    yours: 'In your time',
    left: (time: string) => `${time} until landing`,
    landed: 'The landing time has passed',
    dialog: {
      title: 'Your flight',
      text: 'Enter local times, as on your ticket. If you change planes, enter the first departure, and the number of the last flight.',
      number: 'Flight number',
      numberHint: 'Such as SQ221',
      departure: 'Departure',
      arrival: 'Arrival',
      airport: 'Airport',
      choose: 'Choose an airport',
      other: 'Another airport',
      place: 'City or airport',
      zone: 'Time zone',
      time: 'Local date and time',
      save: 'Save flight',
      wrongNumber: 'Please enter a flight number such as QF2 or SQ221',
      missing: 'Please choose one',
      missingPlace: 'Please enter the city or the airport',
      missingTime: 'Please enter a date and a time',
    },
  },
  pickUp: {
    heading: 'Pick-up',
    none: {
      aupair: (name: string) => `${capitalised(name)} has not said yet who will pick you up.`,
      family: 'Say who will be at the airport, and where you will meet.',
    },
    by: 'Who is coming',
    place: 'Where you will meet',
    enter: 'Arrange the pick-up',
    change: 'Change',
    numbers: 'Send phone numbers as a message, not here.',
    title: 'Pick-up',
    byHint: 'Such as Ana, with the two boys',
    placeHint: 'Such as Terminal 1, arrivals hall B',
    save: 'Save',
    missingBy: 'Please say who is coming',
    missingPlace: 'Please say where you will meet',
    changed: (by: string, place: string) =>
      `Someone else has changed this to: ${by}, at “${place}”. Save again to replace it.`,
    messages: 'Go to messages',
  },
  checkIn: {
    heading: 'How is it going?',
    day: (day: number) => `Day ${day}`,
    private: (name: string) => `${capitalised(name)} never sees your answer.`,
    answers: { good: 'Good', talk: 'Some things to talk about', help: 'I need help' } satisfies Record<
      CheckInAnswer,
      string
    >,
    note: 'A private note',
    noteHint: 'Only our team reads it. It becomes a help request, and we answer you there.',
    send: 'Send',
    missing: 'Please choose an answer',
    thanks: {
      good: 'Thank you. Good to hear.',
      talk: 'Thank you. Talk about it soon: small problems are easier to solve early.',
    },
    helpHeading: 'You are not alone in this',
    helpText: 'We have told our team, and no one else. See what to do now, or tell us more.',
    thread: 'Read and write to our team',
    ahead: (day: number, on: string) => `The next check-in is on day ${day}, ${on}. We will ask you then.`,
    earlier: 'Earlier check-ins',
    answered: (day: number, answer: string) => `Day ${day}: ${answer}`,
    unanswered: (day: number) => `Day ${day}: not answered`,
    afterAll: 'I need help after all',
    failed: 'Your answer was not saved',
  },
  ending: {
    heading: (name: string) => `The end of your placement with ${name}`,
    lead: 'What is left to do for each of you. You can tick it until four weeks after the last day.',
    tasks: 'Before and after the last day',
    last: 'Last day of the placement',
    endsIn: (days: number, day: string) =>
      days < 0
        ? `The last day was ${day}`
        : days === 0
          ? 'The last day is today'
          : days === 1
            ? 'The last day is tomorrow'
            : `${days} days until the last day`,
    arrivalTasks: 'Tasks of the arrival',
    unsettled: {
      heading: 'If something is not settled',
      text: 'Pay that is missing, a deposit, belongings: ask the other side in writing first. Our team can help too.',
    },
  },
  empty: {
    title: 'No placement yet',
    text: 'Once you have both signed an agreement, your plan appears here: visa, insurance, flight and pick-up, the first week, and check-ins, with dates for each of you.',
    act: 'Go to the dashboard',
  },
  failed: {
    title: 'The arrival plan did not load',
    text: 'The tasks you ticked are saved. Please try again.',
    again: 'Try again',
  },
} as const;
