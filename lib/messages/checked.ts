/** The panel that runs a tool's cases on the visitor's device. */
export const checkedMessages = {
  title: (count: number) => `Checked against ${count} known answers`,
  running: 'Running the cases here …',
  failed: 'The cases did not load. Check your connection and open this again.',
  summary: (agreed: number, all: number) => `${agreed} of ${all} agree, computed just now on this device.`,
  intro: 'Each case comes from a source that does not share our code.',
  agrees: 'agrees',
  differs: 'differs',
  refusesAsExpected: 'has no answer, as it should',
  expected: 'expected',
  found: 'found',
}
