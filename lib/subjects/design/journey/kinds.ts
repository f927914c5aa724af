/** What a note says of a stage, from top to bottom of the map; the curve of feelings stands after the third. */
export const lanes = {
  actions: 'What they do',
  touchpoints: 'Touchpoints',
  thoughts: 'What they think',
  pains: 'Pain points',
  ideas: 'Ideas',
  backstage: 'Behind the scenes',
  metrics: 'Metrics',
} as const
export type Lane = keyof typeof lanes

/** From the best to the worst. */
export const feelings = {
  delighted: 'Delighted',
  pleased: 'Pleased',
  neutral: 'Neutral',
  annoyed: 'Annoyed',
  angry: 'Angry',
} as const
export type Feeling = keyof typeof feelings

/** Where a note comes from. */
export const evidences = { assumed: 'Assumed', observed: 'Observed' } as const
export type Evidence = keyof typeof evidences

/** ISO 216, lying, in millimetres. */
export const papers = {
  a4: { label: 'A4', width: 297, height: 210 },
  a3: { label: 'A3', width: 420, height: 297 },
  a2: { label: 'A2', width: 594, height: 420 },
  a1: { label: 'A1', width: 841, height: 594 },
  a0: { label: 'A0', width: 1189, height: 841 },
} as const
export type Paper = keyof typeof papers
