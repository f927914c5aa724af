import { protectedWords } from '@/lib/subjects/workforce/protected-words'

type Risk = 'promise' | 'comparison' | 'person'

/** Patterns of what a refusal should not say, besides what names a protected trait. */
const risks: Readonly<Record<Risk, readonly RegExp[]>> = {
  promise: [
    /\bwe(?:’|')?(?: wi)?ll (?:definitely|certainly|surely)\b/i,
    /\b(?:will|shall) (?:hire|employ|call|contact) you\b/i,
    /\bfirst (?:choice|on (?:our|the) list)\b/i,
    /\bnext (?:opening|vacancy|job) (?:is|will be) yours\b/i,
    /\bguarantee\b/i,
    /\bpromise\b/i,
    /\bsure to\b/i,
    /\bonly a matter of time\b/i,
  ],
  comparison: [
    /\bbest candidate\b/i,
    /\bbetter (?:candidate|applicant|person)\b/i,
    /\bweaker\b/i,
    /\bother (?:candidate|applicant)s? (?:was|were) (?:younger|older|cheaper)\b/i,
    /\bnot good enough\b/i,
  ],
  person: [
    /\b(?:young|younger|old|older|mature|energetic)\b/i,
    /\bover-?qualified\b/i,
    /\bcultur(?:e|al) fit\b/i,
    /\bfit (?:in|into) (?:with )?(?:our|the) team\b/i,
    /\baccent\b/i,
    /\bnative speaker\b/i,
    /\b(?:married|single|children|childcare|mother|father|family plans)\b/i,
    /\b(?:health|illness|sick leave|wheelchair|mental)\b/i,
    /\b(?:appearance|attractive|weight|hair|headscarf|hijab|tattoo)\b/i,
    /\b(?:man|woman|male|female|girl|lady|guy|gay|lesbian|trans)\b/i,
    /\b(?:muslim|christian|jewish|hindu|foreign|foreigner|immigrant|black|white|asian)\b/i,
    /\b(?:union|political|politics|criminal record)\b/i,
    /\brecent graduates?\b/i,
    /\bpersonality\b/i,
    /\btoo (?:quiet|loud|ambitious|experienced|senior|junior|nervous)\b/i,
  ],
}

interface RiskyWord {
  risk: Risk
  word: string
}

/** Words in a reply to an applicant that promise, compare, or are about the person and not the demands of the job; each once. */
export function riskyWords(text: string): RiskyWord[] {
  const plain = text.replaceAll('’', "'")
  const guarded = protectedWords(text).map((word): RiskyWord => ({ risk: 'person', word }))
  const found = (Object.keys(risks) as Risk[]).flatMap((risk) =>
    risks[risk].flatMap((pattern): RiskyWord[] => {
      const [word] = pattern.exec(plain) ?? []
      return word === undefined ? [] : [{ risk, word: word.toLowerCase() }]
    }),
  )
  const seen = new Set<string>()
  return [...guarded, ...found].filter(({ word }) => !seen.has(word) && Boolean(seen.add(word)))
}
