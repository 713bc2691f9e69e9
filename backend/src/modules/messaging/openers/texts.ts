const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

const agesInWords = (ages: readonly number[]): string => list(ages.map((age) => (age === 0 ? 'under 1' : String(age))));

const children = (whose: string, ages: readonly number[], count: number): string => {
  if (ages.length === 1) return `${whose} child is ${agesInWords(ages)}`;
  if (ages.length > 1) return `${whose} children are ${agesInWords(ages)}`;
  const owner = whose === 'your' ? 'you' : 'we';
  return count === 1 ? `${owner} have one child` : `${owner} have ${count} children`;
};

/** Suggestions for a first message, each a fact of the profiles and a question. */
export const openerTexts = {
  greeting: (name: string, text: string) => (name ? `Hello ${name}, ${text}` : `Hello, ${text}`),
  talk: 'when would be a good time for you to talk on video?',
  toAuPair: {
    city: (city: string) =>
      `you would like to live in ${city}, and that is where we live. What would you like to do there on a free day?`,
    children: (ages: readonly number[], count: number) =>
      `${children('our', ages, count)}. Which ages have you looked after most?`,
    baby: (ages: readonly number[]) =>
      `${children('our', ages, ages.length)}, and you have cared for a baby before. What did those days look like?`,
    sharedLanguage: (language: string) => `you speak ${language}, and so do we. Would you speak it with our children?`,
    language: (language: string) => `you speak ${language}. Would you like to teach our children some of it?`,
    car: 'you have a driving licence, and we have a car to use. How long have you been driving?',
    country: (country: string) => `you are from ${country}. What would you show our children from there?`,
  },
  toFamily: {
    sharedCity: (city: string) =>
      `you live in ${city}, and that is where I would like to go. What do you like about it?`,
    city: (city: string) => `you live in ${city}. What is a weekend with children like there?`,
    children: (ages: readonly number[], count: number) =>
      `${children('your', ages, count)}. What do they love doing in the afternoon?`,
    sharedLanguage: (language: string) =>
      `you speak ${language} at home, and so do I. Which language would you like me to speak with the children?`,
    language: (language: string) => `you speak ${language} at home. Would it help if I learned some?`,
    pets: 'you have pets. Which ones?',
    car: 'you have a car to use, and I have a driving licence. Where would I drive?',
    hours: (hours: number) => `you are looking for ${hours} hours a week. How are they spread over the days?`,
  },
};
