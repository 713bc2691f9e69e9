/** Sample voices, and the note that says so. */
export const testimonialTexts = {
  title: 'What families and au pairs say',
  sample: 'These are sample quotes, until our first families share theirs.',
  lead: {
    quote:
      '“She taught our boys to bake, to swim and to say thank you in four languages. The house has been far too quiet since.”',
    name: 'Grace Adeyemi',
    place: 'Brunswick, Melbourne',
    rating: 5,
  },
  others: [
    {
      quote: 'I knew their dog’s name, the room and my Tuesdays off before I bought a ticket.',
      name: 'Mathis',
      place: 'from Lyon, in Tauranga',
      rating: 5,
    },
    {
      quote: 'Seeing her clock next to ours sounds tiny. It meant no one was ever woken up.',
      name: 'Priya Raman',
      place: 'Karori, Wellington',
      rating: 4.5,
    },
  ],
} as const;
