import type { Finding, MarkedPart, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { englishCount } from '@/lib/base/format/english-count'
import { attacks, spanText } from '@/lib/base/random/crack-time'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import { breachCount, breachHost, rangeUrl } from '@/lib/subjects/password-strength/breach'
import {
  mostCharacters,
  type Part,
  type StrengthAnswer,
  type StrengthQuestion,
} from '@/lib/subjects/password-strength/task'

const verdicts = [
  { tone: 'bad', says: 'Guessed at once' },
  { tone: 'bad', says: 'Weak' },
  { tone: 'warn', says: 'Fair' },
  { tone: 'good', says: 'Good' },
  { tone: 'good', says: 'Strong' },
] as const

/** The slow online attack of zxcvbn beside the three that this site names elsewhere. */
const models = [
  attacks[0],
  { label: 'Guessed online without a limit, 10 a second', perSecond: 10 },
  attacks[1],
  attacks[2],
]

const large = ['million', 'billion', 'trillion'] as const

/** Guesses in words: "1,200", "3.4 billion", and beyond those a power of ten. */
function guessesText(log10: number): string {
  if (log10 < 6) return englishCount(Math.max(1, Math.round(10 ** log10)))
  // What rounds up to ten belongs to the next power.
  const whole = Math.floor(log10)
  const rounded = Number((10 ** (log10 - whole)).toPrecision(4))
  const [digits, power] = rounded < 10 ? [rounded, whole] : [1, whole + 1]
  const name = large[Math.floor(power / 3) - 2]
  if (name !== undefined) return `${(digits * 10 ** (power % 3)).toFixed(1)} ${name}`
  return digits < 9.95 ? `${digits.toFixed(1)} × 10^${String(power)}` : `1.0 × 10^${String(power + 1)}`
}

/** Of a good password: how little it holds where a site stores it badly. */
function fastFindings({ score, guessesLog10 }: StrengthAnswer): Finding[] {
  const { perSecond } = attacks[2]
  const seconds = 10 ** guessesLog10 / perSecond
  if (score < 3 || seconds > 31_557_600) return []
  return [
    {
      tone: 'plain',
      says: `Where a site stores it carelessly, with a fast hash, it holds ${spanText(seconds)} once stolen.`,
      detail: 'You do not see how a site stores it. One more word by chance multiplies the time by thousands.',
    },
  ]
}

const dots = (text: string) => '•'.repeat([...text].length)

const isShownOf = ({ values }: { values: { characters: string } }) => values.characters === 'shown'

function markedParts(parts: readonly Part[], isShown: boolean): MarkedPart[] {
  return parts.map(({ token, kind }, at) => ({
    text: isShown ? token : dots(token),
    ...(kind !== 'random' && { mark: at % 2 === 0 ? 'odd' : 'even' }),
  }))
}

function strengthViews({ score, guessesLog10, characters }: StrengthAnswer): View[] {
  const { tone, says } = verdicts[score]
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      tone,
      says: `${says}: guessed after ${guessesText(guessesLog10)} ${guessesLog10 < 0.1 ? 'try' : 'tries'}.`,
    },
    { kind: 'bar', label: 'Strength', value: score + 1, goal: 5, says: `${String(score)} of 4` },
    {
      kind: 'figures',
      items: [
        { label: 'Guesses', text: guessesText(guessesLog10) },
        { label: 'As bits', text: (guessesLog10 / Math.log10(2)).toFixed(1) },
        { label: 'Characters', text: englishCount(characters) },
      ],
    },
  ]
}

function reasonViews(answer: StrengthAnswer): View[] {
  const { warning, advice, remarks } = answer
  const items: Finding[] = [
    ...fastFindings(answer),
    ...(warning === undefined ? [] : [{ tone: 'bad', says: warning } as const]),
    ...advice.map((says): Finding => ({ tone: 'plain', says })),
    ...remarks.map((says): Finding => ({ tone: 'warn', says })),
  ]
  return items.length > 0 ? [{ kind: 'findings', label: 'What would help', items }] : []
}

function partViews({ parts, walks }: StrengthAnswer, isShown: boolean): View[] {
  return [
    { kind: 'marked', label: 'How it is taken apart', parts: markedParts(parts, isShown) },
    {
      kind: 'table',
      isTitled: true,
      label: 'Its parts',
      columns: ['Part', 'What it is', 'Why it is guessed', 'Guesses'],
      rows: parts.map(({ token, what, why, shown, guessesLog10 }) => [
        isShown ? token : dots(token),
        what,
        isShown ? shown : why,
        guessesText(guessesLog10),
      ]),
    },
    ...(isShown ? walks.map(({ title, svg }): View => ({ kind: 'chart', title, svg })) : []),
  ]
}

const timeTable = ({ guessesLog10 }: StrengthAnswer): View => ({
  kind: 'table',
  isTitled: true,
  label: 'How long guessing takes',
  columns: ['Attack', 'Time'],
  rows: models.map(({ label, perSecond }) => [label, spanText(10 ** guessesLog10 / perSecond)]),
})

function ruleViews({ rules }: StrengthAnswer, seen: number | undefined): View[] {
  const all = [
    ...rules,
    ...(seen === undefined
      ? []
      : [
          {
            says: 'Not seen in a breach',
            here: seen === 0 ? 'Not seen' : `Seen ${timesText(seen)}`,
            isMet: seen === 0,
          },
        ]),
  ]
  const broken = all.filter(({ isMet }) => !isMet).length
  return [
    {
      kind: 'table',
      isTitled: true,
      label:
        broken === 0
          ? 'The policy: every rule is met'
          : `The policy: ${String(broken)} of ${String(all.length)} rules not met`,
      columns: ['Rule', 'This password', 'Met'],
      rows: all.map(({ says, here, isMet }) => [says, here, isMet ? 'Yes' : 'No']),
    },
  ]
}

const timesText = (count: number) => (count === 1 ? 'once' : `${englishCount(count)} times`)

type Came = readonly { status?: number; body?: string }[] | undefined

/** How often it was seen, as the host answered; undefined before that, and where the answer cannot be read. */
function seenIn(received: Came, { sha1 }: StrengthAnswer): number | undefined {
  const [reply] = received ?? []
  return reply?.status === 200 && sha1 !== undefined ? breachCount(reply.body ?? '', sha1) : undefined
}

function breachViews(received: Came, answer: StrengthAnswer): View[] {
  const [reply] = received ?? []
  if (reply?.status === undefined) return []
  const seen = seenIn(received, answer)
  if (seen === undefined)
    return [
      {
        kind: 'note',
        tone: 'warn',
        says: `${breachHost} answered with status ${String(reply.status)} and no list of hashes. Try again later.`,
      },
    ]
  const finding: Finding =
    seen === 0
      ? {
          tone: 'good',
          says: 'Not among the passwords that Have I Been Pwned has collected from breaches.',
          detail: 'That says nothing of its strength: a new weak password is not there either.',
        }
      : {
          tone: 'bad',
          says: `Seen ${timesText(seen)} in breaches. Do not use it anywhere.`,
          detail: 'Lists of breached passwords are tried first. Change it wherever you use it.',
        }
  return [{ kind: 'findings', label: 'Breaches', items: [finding] }]
}

/** What was found as text, without a character of the password. */
function reportText(answer: StrengthAnswer): string {
  const { score, guessesLog10, warning, advice, remarks, rules, parts } = answer
  return `${[
    `${verdicts[score].says}: ${guessesText(guessesLog10)} guesses, ${String(score)} of 4`,
    ...models.map(({ label, perSecond }) => `${label}: ${spanText(10 ** guessesLog10 / perSecond)}`),
    '',
    ...parts.map(({ what, why }) => `${what}: ${why}`),
    ...[warning, ...advice, ...remarks].filter((one) => one !== undefined),
    '',
    ...rules.map(({ says, here, isMet }) => `${isMet ? 'Met' : 'Not met'}: ${says} (${here})`),
  ].join('\n')}\n`
}

const ownRules = { field: 'policy', is: 'own' } as const

export default defineWorkbench({
  worker: worker<StrengthQuestion, StrengthAnswer>('password-strength-checker'),
  connects: [`https://${breachHost}`],
  options: {
    characters: choice('Characters', {
      options: { hidden: 'Hidden', shown: 'Shown' },
      initial: 'hidden',
      as: 'buttons',
    }),
    language: choice('Words besides English', {
      options: { en: 'None', de: 'German', es: 'Spanish', fr: 'French', pt: 'Portuguese' },
      initial: 'en',
      as: 'menu',
    }),
    policy: choice('Policy', {
      options: {
        alone: 'NIST, password alone',
        second: 'NIST, beside a second factor',
        own: 'Rules of your own',
      },
      initial: 'alone',
      as: 'menu',
    }),
    least: integer('At least', { initial: 12, min: 1, max: mostCharacters, unit: 'characters', shownWhen: ownRules }),
    most: integer('At most', { initial: 64, min: 1, max: mostCharacters, unit: 'characters', shownWhen: ownRules }),
    lower: toggle('A small letter', { initial: true, shownWhen: ownRules }),
    upper: toggle('A capital', { initial: true, shownWhen: ownRules }),
    digit: toggle('A digit', { initial: true, shownWhen: ownRules }),
    symbol: toggle('A sign or space', { initial: false, shownWhen: ownRules }),
  },
  panels: [
    { at: 'top', fields: ['characters', 'language', 'policy'] },
    { at: 'top', fields: ['least', 'most', 'lower', 'upper', 'digit', 'symbol'] },
  ],
  inputs: {
    password: {
      kind: 'text',
      label: 'Password',
      placeholder: 'Type or paste one',
      height: 'line',
      secret: true,
      hiddenWhen: { field: 'characters', is: 'hidden' },
      clear: 'Clear the password',
      example: 'Tr0ub4dour&3',
      help: 'Judged on this page. Up to 256 characters.',
    },
    words: {
      kind: 'text',
      label: 'Words that belong to you',
      placeholder: 'Names, birthdays, the site, one a line',
      height: 'short',
      secret: true,
      clear: 'Clear the words',
      help: 'Whoever knows you tries these first.',
    },
  },
  resultLabel: 'Strength',
  asking: 'Judging the password',
  sending: {
    label: `Ask ${breachHost}`,
    says: 'A press asks Have I Been Pwned whether the password was in a breach. Five digits of its hash are sent, never the password; nothing is sent before.',
  },
  sends({ answer, texts: { password } }) {
    if (password === '' || answer?.sha1 === undefined) return undefined
    return {
      label: `Ask ${breachHost}`,
      says: `Sends ${answer.sha1.slice(0, 5)}, the first five of forty digits of the SHA-1 of the password, to ${breachHost}, which answers with all hashes that begin so. It learns your network address.`,
      requests: [{ url: rangeUrl(answer.sha1), headers: { 'Add-Padding': 'true' } }],
    }
  },
  ask({ values, texts: { password, words } }): StrengthQuestion | undefined {
    if (password === '') return undefined
    const { language, policy, least, most, lower, upper, digit, symbol } = values
    return {
      // A break or two within would be left out; what is beyond says only that there is more.
      password: password.slice(0, mostCharacters * 2 + 1),
      words,
      language,
      policy: { kind: policy, least, most, needs: { lower, upper, digit, symbol } },
    }
  },
  views(work) {
    const { answer, received } = work
    if (!answer)
      return [{ kind: 'note', status: true, says: 'Type a password. It is judged on this page and kept nowhere.' }]
    return [
      ...strengthViews(answer),
      ...reasonViews(answer),
      ...breachViews(received, answer),
      timeTable(answer),
      ...partViews(answer, isShownOf(work)),
      ...ruleViews(answer, seenIn(received, answer)),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings, without the password',
      of: ({ answer }) => answer && reportText(answer),
    },
  },
  controls: [
    { label: 'Password', help: 'Up to 256 characters, hidden until you choose otherwise.' },
    { label: 'Words that belong to you', help: 'Names, dates and names of sites, which count as known.' },
    { label: 'Words besides English', help: 'German, Spanish, French or Portuguese words and names.' },
    { label: 'Policy', help: 'NIST SP 800-63B-4, or lengths and kinds of your own.' },
    { label: 'Breach check', help: 'Asks Have I Been Pwned by five digits of a hash, by its button only.' },
  ],
  results: [
    { label: 'Guesses and strength from 0 to 4', kind: 'verdict' },
    { label: 'Time to guess it under four attacks', kind: 'table' },
    { label: 'The parts it is made of, and why each is guessed', kind: 'table' },
    { label: 'Rule by rule against a policy', kind: 'table' },
    { label: 'How often it was seen in breaches, where you ask', kind: 'value' },
  ],
  formula:
    'The fewest guesses over all ways to take the password apart into leaked passwords, words, names, keyboard walks, repeats, sequences and dates, by the method of zxcvbn',
  limits: [
    'An estimate: an attacker with other lists, or who knows you, may need fewer guesses.',
    'Words of English are always counted; of other languages those that you choose.',
    'Only the first 256 characters are looked at.',
    'What is not found in a breach may have been stolen all the same.',
  ],
  sources: [
    {
      title: 'Wheeler: zxcvbn, Low-Budget Password Strength Estimation, USENIX Security 2016',
      href: 'https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler',
    },
    { title: 'zxcvbn-ts, program and word lists', href: 'https://github.com/zxcvbn-ts/zxcvbn' },
    {
      title: 'NIST SP 800-63B-4: Digital Identity Guidelines, Authentication and Authenticator Management',
      href: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
    },
    { title: 'Have I Been Pwned: Pwned Passwords API', href: 'https://haveibeenpwned.com/API/v3#PwnedPasswords' },
    { title: 'OPUS: OpenSubtitles 2024, frequencies of words (ODC-BY)', href: 'https://opus.nlpl.eu/' },
  ],
  abilities: ['print'],
})
