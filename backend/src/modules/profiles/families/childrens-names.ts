/** Words that families write capitalised beside an age without naming a child. */
const NOT_A_NAME =
  /^(?:aged?|and|ages?|baby|babies|born|boys?|brothers?|child|children|daughters?|days?|due|each|expecting|girls?|infant|kids?|months?|mths?|newborn|nearly|old|one|our|sisters?|sons?|the|they|toddlers?|triplets?|turning|twins?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|we|weeks?|years?|yrs?|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const CAPITALISED = /\p{Lu}[\p{L}\p{M}'’-]+/gu;

const initial = (name: string): string => `${name[0] ?? ''}.`;

interface Described {
  childrenAges: string;
  aboutUs: string;
  requirements: string;
  tagline: string | null;
  accommodationDetails: string;
}

/**
 * A family's texts with the names that stand beside the children's ages cut to an initial. Who is told a child's name is
 * the parents' to decide, in a conversation.
 */
export function withoutChildrensNames(family: Described): Described {
  const names = new Set((family.childrenAges.match(CAPITALISED) ?? []).filter((word) => !NOT_A_NAME.test(word)));
  const cut = (text: string) =>
    text.replace(CAPITALISED, (word) => {
      const name = word.replace(/['’]s$/, '');
      return names.has(name) ? initial(name) + word.slice(name.length) : word;
    });
  return {
    childrenAges: cut(family.childrenAges),
    aboutUs: cut(family.aboutUs),
    requirements: cut(family.requirements),
    tagline: family.tagline && cut(family.tagline),
    accommodationDetails: cut(family.accommodationDetails),
  };
}
