/** A family and an au pair who have something in common, such as an agreement. */
interface Pair {
  familyId: string;
  auPairId: string;
}

/** The other person of the two. */
export const otherOf = ({ familyId, auPairId }: Pair, personId: string): string =>
  personId === familyId ? auPairId : familyId;
