/** Texts of the page for au pairs. */
export const auPairsTexts = {
  week: {
    title: 'A week, hour by hour',
    text: 'One family’s timetable, with two school-age children. Between the working hours, your time is your own.',
  },
  questions: {
    title: 'What to ask before you say yes',
    text: 'Ask on video, and write down the answers. A good family has them ready.',
    groups: [
      {
        title: 'The house',
        questions: [
          'Can you walk me through my room, with the camera on?',
          'Who lives with you, who stays over, and who has a key?',
          'Are there cameras? Where do they look?',
          'How do I get into town when the car is out?',
        ],
      },
      {
        title: 'The work',
        questions: [
          'What did last Tuesday look like, hour by hour?',
          'What happens when a child is ill, or you are late?',
          'Which housework is mine, and which is never mine?',
          'How many evenings a month, and how early do I know?',
        ],
      },
      {
        title: 'The money',
        questions: [
          'What do you pay an hour, and what do you take off for board?',
          'When and how do you pay, and do I get a pay slip?',
          'Who pays for petrol, the excess if I scratch the car, the ferry ticket on an outing?',
        ],
      },
      {
        title: 'If it goes wrong',
        questions: [
          'What notice do we give each other, and where do I sleep in those weeks?',
          'Can I call your last au pair?',
          'Who can I call at night, if not you?',
        ],
      },
    ],
  },
} as const;
