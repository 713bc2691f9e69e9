/** How one answer is asked for. `name` is the API's field. */
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
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'flag' }
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
