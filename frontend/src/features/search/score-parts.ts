interface ScorePart {
  /** As the backend names what it compares. */
  part: string;
  label: string;
  /** The points towards the wishes of a family, and of an au pair. */
  points: Readonly<Record<'family' | 'aupair', number>>;
}
const part = (name: string, label: string, family: number, aupair: number): ScorePart => ({
  ...{ part: name, label },
  points: { family, aupair },
});

/** What the match score compares. A test of the backend compares the points with those that it counts. */
export const SCORE_PARTS: readonly ScorePart[] = [
  part('start', 'First day', 14, 14),
  part('stay', 'Length of the placement', 18, 14),
  part('visa', 'How long the visa allows', 8, 4),
  part('ages', 'Ages of the children', 14, 5),
  part('hours', 'Hours a week', 11, 14),
  part('daysOff', 'Days off a week', 4, 12),
  part('location', 'Location', 9, 14),
  part('languages', 'A common language', 7, 8),
  part('driving', 'Driving, if it is needed', 5, 4),
  part('swimming', 'Swimming, if it is needed', 4, 2),
  part('pets', 'Pets, if there are some', 3, 4),
  part('smoking', 'Smoking', 3, 5),
];
