/** One field of the form. `name` is the API's field. */
export interface FieldPlan<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
  optional?: boolean;
  control:
    | { kind: 'text'; autoComplete?: string }
    | { kind: 'area'; max: number; rows?: number }
    | { kind: 'number'; min: number; max: number; unit?: string }
    | { kind: 'date' }
    /** A day of birth, from which the age follows. */
    | { kind: 'birthday' }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'flag' }
    /** Yes, no, or not said. */
    | { kind: 'yesOrNo' }
    /** Any of a few, by their names in the API. */
    | { kind: 'several'; options: readonly (readonly [name: string, label: string])[] }
    | { kind: 'ages' }
    | { kind: 'languages' }
    | { kind: 'place' }
    | { kind: 'country' };
  /** Takes half the width on wide screens. */
  half?: boolean;
}

export interface StepPlan<Name extends string> {
  id: string;
  title: string;
  lead: string;
  fields: readonly FieldPlan<Name>[];
}

/** Deal-breakers, by the API's names. */
export const DEAL_BREAKERS = ['dates', 'stay', 'smoking', 'pets', 'driving', 'swimming'] as const;
export const DEAL_BREAKERS_HINT =
  'Not shown on your profile. Someone who breaks one reads which, when they open your page or try to write. They are not shown to you in search, or you to them, and they cannot write to you first. Missing answers do not count.';

/** Stay lengths that the search understands as ranges of months. */
export const STAYS = [
  '3-6 months',
  '6-9 months',
  '6-12 months',
  '9-12 months',
  '12 months or longer',
  'Flexible',
] as const;
export const VISAS = [
  'Working Holiday visa granted',
  'Working Holiday visa applied for',
  'Will apply after matching',
  'Student visa',
  'Citizen or resident',
] as const;
