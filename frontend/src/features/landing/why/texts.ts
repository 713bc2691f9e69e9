/** The founder's story and the four figures. */
export const whyMessages = {
  title: ['I was the au pair.', 'Then I was the mother.'],
  story: [
    'In 2009 a family in Wollongong picked me up from the airport with a hand-painted sign. Ten years later I held the sign.',
    'Both times the hard part was the same: too many forms, a fee no one explained, and no way to just talk. So this is the place I wanted. Small, local, and plain about what has been checked and what has not.',
  ],
  founder: 'Hanna Lindqvist',
  founderRole: 'Founder, Thirroul NSW',
  families: ['250+', 'happy families'],
  placement: ['under', '4', 'weeks', 'average placement'],
  local: ['Local focus', 'Only here. Only this.'],
  support: ['Personalised support', 'A person answers, in your morning.'],
} as const;
