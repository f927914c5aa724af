/** Beginnings of sentences about skills. What stands in brackets is what only the writer knows. */
const phrases = {
  communication: {
    above: 'Explained [what] to [whom] so that [decision] could be taken without a further meeting.',
    meets: 'Tells colleagues in time when [what] changes, most recently on [day].',
    below: 'Passed [what] on [days] late, so that [whom] had to [what].',
  },
  planning: {
    above: 'Finished [project] [days] before its date, although [what] had changed on the way.',
    meets: 'Kept [number] of [number] dates, and announced the others beforehand.',
    below: 'Missed [number] of [number] dates; [what] was told only on the day itself.',
  },
  quality: {
    above: 'Found [what] before it reached a customer, and changed [step] so that it cannot come back.',
    meets: 'Work passed checks at the first attempt in [number] of [number] cases.',
    below: 'Work had to be done again [number] times, each time because of [what].',
  },
  teamwork: {
    above: 'Took over [what] when [whom] was away, and brought [whom] up to date afterwards.',
    meets: 'Shares [what] with [team] without being asked.',
    below: 'Did not pass on [what] on [day], and [team] worked with an old state.',
  },
  initiative: {
    above: 'Proposed [what] and carried it through; since then [figure].',
    meets: 'Raised [problem] together with a way to solve it.',
    below: 'Waited for instructions on [what] although [sign] was known from [day] on.',
  },
  customers: {
    above: 'Kept [customer] by [what]; they renewed on [day].',
    meets: 'Answered within [time] in [share] of cases.',
    below: '[Number] complaints were about [what], the last one on [day].',
  },
  leadership: {
    above: 'Developed [whom], who now does [what] alone.',
    meets: 'Holds a talk with each of [number] people every [time] and follows up on it.',
    below: 'Left [decision] open for [time], so that [team] stood still.',
  },
  learning: {
    above: 'Learned [what] and taught it to [whom], who use it in [task].',
    meets: 'Completed [course] and applied it in [task].',
    below: 'Has not yet used [what], which was agreed on [day].',
  },
} as const

export type ReviewSkill = keyof typeof phrases

export const reviewSkills: Readonly<Record<ReviewSkill, string>> = {
  communication: 'Communication',
  planning: 'Planning and reliability',
  quality: 'Quality of work',
  teamwork: 'Teamwork',
  initiative: 'Initiative',
  customers: 'Customers',
  leadership: 'Leadership',
  learning: 'Learning',
}

/** A sentence to begin the evidence of a skill with, for a rating from 1 to 5: 4 and 5 are above, 3 meets, 1 and 2 are below. */
export function phraseFor(skill: ReviewSkill, rating: number): string {
  return phrases[skill][rating >= 4 ? 'above' : rating === 3 ? 'meets' : 'below']
}
