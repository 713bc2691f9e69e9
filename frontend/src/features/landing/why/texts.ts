/** The founder's story and the four figures, as the API says them where it can. */
export const whyTexts = {
  title: 'I was the au pair.\nThen I was the mother.',
  story:
    'In 2009 a family in Wollongong picked me up from the airport with a hand-painted sign. Ten years later I held the sign.\nBoth times the hard part was the same: too many forms, a fee no one explained, and no way to just talk. So I built the site I wanted: small, local, and clear about what has been checked and what hasn’t.',
  founder: 'Hanna Lindqvist',
  role: 'Founder, Thirroul NSW',
  families: '250+',
  happy: 'happy families',
  weeks: 4,
  placement: ['under', 'weeks', 'average placement'],
  sample: 'Sample',
  samplesOnly: 'The founder, the story and the two figures are samples.',
  local: ['Local focus', 'Only Australia and New Zealand.'],
  support: ['Personalised support', 'A person answers every message.'],
} as const;
