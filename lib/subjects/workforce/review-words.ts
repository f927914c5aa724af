/** Words that praise or blame without saying what was done. */
const vague = [
  'good attitude',
  'bad attitude',
  'great job',
  'good job',
  'team player',
  'nice',
  'pleasant',
  'needs improvement',
  'could do better',
  'rockstar',
  'asset to the team',
  'goes above and beyond',
  'hard worker',
  'not a good fit',
  'culture fit',
  'unprofessional',
] as const

/** Words about the person that reviewers use for some groups of people and seldom for others. */
const biased = [
  'abrasive',
  'aggressive',
  'articulate',
  'bossy',
  'bubbly',
  'emotional',
  'feisty',
  'hysterical',
  'intimidating',
  'judgmental',
  'maternal',
  'motherly',
  'moody',
  'pushy',
  'shrill',
  'strident',
  'too quiet',
  'too sensitive',
  'old-fashioned',
  'for her age',
  'for his age',
  'for their age',
  'young at heart',
] as const

const found = (text: string, list: readonly string[]) => {
  const plain = text.toLowerCase().replace(/\s+/g, ' ')
  return list.filter((word) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(plain))
}

/** Which vague and which biased words a review has, as whole words in any case, in the order of the lists. */
export function reviewWords(text: string): { vague: string[]; biased: string[] } {
  return { vague: found(text, vague), biased: found(text, biased) }
}
