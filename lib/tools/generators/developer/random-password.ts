import {
  atomsOf,
  bitsOf,
  characterSets,
  isPlannable,
  keyFor,
  planPasswords,
  randomStream,
  readSiteRules,
  type PasswordRules,
} from '@/lib/engines/password'
import { choice, defineGenerator, integer, longText, problem, text, toggle } from '@/lib/kits/generator'

const lookAlikes = 'Il1|O0o\'"`'

const shortest = 4
const longest = 128

interface PasswordValues {
  by: 'form' | 'site'
  rules: string
  length: number
  lower: boolean
  upper: boolean
  digits: boolean
  symbols: boolean
  counts: boolean
  lowerLeast: number
  upperLeast: number
  digitsLeast: number
  symbolsLeast: number
  symbolSet: string
  excluded: string | undefined
  clear: boolean
  run: number | undefined
  distinct: boolean
  letterFirst: boolean
}

type Name = keyof PasswordValues | 'count'
const fault = (field: Name | null, message: string) => problem<Name>(field, message)

interface Asked {
  sets: readonly { label: string; characters: string; least: number }[]
  length: number
  longestRun: number | undefined
  distinct: boolean
}

function askedByForm(values: PasswordValues): Asked {
  const { lower, upper, digits, symbols, counts, length, run, distinct } = values
  const least = (asked: number) => (counts ? asked : 1)
  return {
    sets: [
      { on: lower, label: 'small letters', characters: characterSets.lower, least: least(values.lowerLeast) },
      { on: upper, label: 'capital letters', characters: characterSets.upper, least: least(values.upperLeast) },
      { on: digits, label: 'digits', characters: characterSets.digit, least: least(values.digitsLeast) },
      { on: symbols, label: 'symbols', characters: values.symbolSet, least: least(values.symbolsLeast) },
    ].filter(({ on }) => on),
    length,
    longestRun: run,
    distinct,
  }
}

function askedBySite({ rules, length }: PasswordValues) {
  const site = readSiteRules(rules)
  if ('fault' in site) return fault('rules', `must be a passwordrules attribute, and ${site.fault}`)
  const least = Math.max(shortest, site.minlength ?? shortest)
  const most = Math.min(longest, site.maxlength ?? longest)
  if (least > most)
    return fault('rules', `must allow a length from ${shortest} to ${longest}, minlength no more than maxlength`)
  return {
    sets: [
      ...site.required.map((characters) => ({ label: `characters of “${characters}”`, characters, least: 1 })),
      { label: 'allowed characters', characters: site.allowed, least: 0 },
    ],
    length: Math.min(most, Math.max(least, length)),
    longestRun: site.longestRun,
    distinct: false,
  }
}

/** The rules, or the reason why no password can obey them. */
function rulesOf(values: PasswordValues) {
  const asked = values.by === 'form' ? askedByForm(values) : askedBySite(values)
  if ('problem' in asked) return asked
  const { sets, length, longestRun, distinct } = asked
  const excluded = (values.excluded ?? '') + (values.clear ? lookAlikes : '')
  for (const { label, characters, least } of sets) {
    const left = [...new Set(characters)].filter((one) => !excluded.includes(one)).length
    if (least > 0 && left === 0) return fault(null, `The rules ask for ${label}, and all of them are excluded.`)
    if (distinct && least > left)
      return fault(null, `The rules ask for ${least} ${label}, and without repeats there are only ${left}.`)
  }
  const rules: PasswordRules = {
    length,
    ...atomsOf(sets, excluded),
    longestRun: longestRun === undefined || longestRun >= length ? undefined : longestRun,
    letterFirst: values.letterFirst,
    distinct,
  }
  const alphabet = rules.atoms.reduce((sum, { characters }) => sum + characters.length, 0)
  const needed = values.by === 'form' ? rules.needs.reduce((sum, need) => sum + need, 0) : 0
  if (alphabet === 0) return fault(null, 'No character is left. Choose a set, or exclude fewer.')
  if (needed > length)
    return fault('length', `must be ${needed} or more, because the sets ask for ${needed} characters`)
  if (distinct && alphabet < length)
    return fault('length', `must be ${alphabet} or less, because there are only ${alphabet} different characters`)
  if (rules.letterFirst && !rules.atoms.some(({ letters }) => letters))
    return fault('letterFirst', 'must be off, because the rules leave no letter')
  return isPlannable(rules)
    ? rules
    : fault(
        null,
        'A limit on runs cannot be combined with so many required characters. Ask for fewer, or leave the limit empty.',
      )
}

function planOf(values: PasswordValues) {
  const rules = rulesOf(values)
  if ('problem' in rules) return rules
  const plan = planPasswords(rules)
  return plan.total === 0n
    ? fault(
        null,
        'No password obeys all of these rules at once. Loosen one: a longer length, more sets, fewer required characters.',
      )
    : { rules, plan }
}

function drawn(values: PasswordValues & { count: number }, plan: ReturnType<typeof planPasswords>, key: Uint8Array) {
  const random = randomStream(keyFor(key, JSON.stringify(values)))
  return Array.from({ length: values.count }, () => plan.draw(random))
}

const inForm = { field: 'by', is: 'form' }
const leastOf = (label: string, field: string) =>
  integer(label, {
    initial: 1,
    min: 0,
    max: longest,
    shownWhen: [inForm, { field: 'counts', is: true }, { field, is: true }],
    section: 'Characters',
    refines: true,
  })

export default defineGenerator({
  form: {
    by: choice('Rules', { options: { form: 'Choose here', site: 'passwordrules text' }, initial: 'form' }),
    rules: longText('Rules text (passwordrules)', {
      initial:
        'minlength: 12; maxlength: 24; required: lower; required: upper; required: digit; allowed: [-!#$%&*?@_]; max-consecutive: 2;',
      lines: 4,
      maxLength: 2000,
      help: 'The attribute of a site’s password box, or what stands between its quotation marks.',
      shownWhen: { field: 'by', is: 'site' },
    }),
    length: integer('Length', { initial: 20, slider: { from: 8, to: 64, step: 1 }, min: shortest, max: longest }),
    count: integer('How many', { initial: 1, min: 1, max: 1000, refines: true }),
    lower: toggle('Small letters', { initial: true, shownWhen: inForm, section: 'Characters' }),
    upper: toggle('Capital letters', { initial: true, shownWhen: inForm, section: 'Characters' }),
    digits: toggle('Digits', { initial: true, shownWhen: inForm, section: 'Characters' }),
    symbols: toggle('Symbols', { initial: true, shownWhen: inForm, section: 'Characters' }),
    symbolSet: text('Which symbols', {
      initial: '!#$%&*+-=?@^_',
      maxLength: 100,
      pattern: {
        source: '^[!-/:-@\\[-`{-~]*$',
        says: 'hold symbols of a US keyboard, without letters, digits or spaces',
      },
      shownWhen: [inForm, { field: 'symbols', is: true }],
      section: 'Characters',
      refines: true,
    }),
    counts: toggle('Choose how many of each', {
      shownWhen: inForm,
      help: 'Otherwise at least one of every kind that is on.',
      section: 'Characters',
      refines: true,
    }),
    lowerLeast: leastOf('Small letters, at least', 'lower'),
    upperLeast: leastOf('Capital letters, at least', 'upper'),
    digitsLeast: leastOf('Digits, at least', 'digits'),
    symbolsLeast: leastOf('Symbols, at least', 'symbols'),
    clear: toggle('Without look-alikes', {
      help: 'Leaves out I l 1 | O 0 o and quotation marks.',
      section: 'Limits',
      refines: true,
    }),
    excluded: text('Leave out', {
      optional: true,
      maxLength: 100,
      help: 'Characters that the site refuses.',
      section: 'Limits',
      refines: true,
    }),
    run: integer('Same character in a row, at most', {
      optional: true,
      min: 1,
      max: 10,
      shownWhen: inForm,
      section: 'Limits',
      refines: true,
    }),
    distinct: toggle('No character twice', { shownWhen: inForm, section: 'Limits', refines: true }),
    letterFirst: toggle('Begin with a letter', { section: 'Limits', refines: true }),
  },
  makes: 'Passwords drawn with equal chances from all that obey your rules, and their exact entropy.',
  limits: [
    'Entropy describes how the password was drawn. It holds as long as you take the first one offered and do not pick among many.',
    'Letters are those of ASCII. The class “unicode” of a passwordrules text is read as printable ASCII.',
    'A limit on runs together with many required characters is refused, because counting would take too long.',
    'Whoever controls the device, the browser or an extension can read what it shows.',
  ],
  sources: [
    {
      title: 'Apple: Customizing Password AutoFill Rules',
      href: 'https://developer.apple.com/documentation/security/customizing-password-autofill-rules',
    },
    {
      title: 'NIST SP 800-63B: Digital Identity Guidelines, authentication',
      href: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
    },
    { title: 'RFC 8439: ChaCha20 and Poly1305', href: 'https://www.rfc-editor.org/rfc/rfc8439' },
    {
      title: 'Web Cryptography: getRandomValues',
      href: 'https://www.w3.org/TR/webcrypto-2/#Crypto-method-getRandomValues',
    },
  ],

  build(values, { show, draw }) {
    const planned = planOf(values)
    if ('problem' in planned) return planned
    const { rules, plan } = planned
    // No password is part of the page: dots keep the room of what is drawn as soon as it runs.
    const written = draw
      ? drawn(values, plan, draw.key)
      : Array.from({ length: values.count }, () => '•'.repeat(rules.length))
    return {
      title: values.count === 1 ? 'Password' : 'Passwords',
      sheet: 'bare',
      blocks: [
        { kind: 'plain', label: 'Passwords', text: written.join('\n'), look: 'code' },
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'Entropy of each', value: `${show.number(bitsOf(plan.total), 2)} bits` },
            { label: 'Length', value: show.count(rules.length) },
          ],
        },
      ],
      notices:
        rules.length === values.length
          ? []
          : [{ is: 'plain', says: `The rules do not allow ${values.length} characters. These have ${rules.length}.` }],
    }
  },

  slow: ({ count, length, by, run, counts, lowerLeast, upperLeast, digitsLeast, symbolsLeast }) => {
    const isInvolved = length > 24 || (counts && lowerLeast + upperLeast + digitsLeast + symbolsLeast > 8)
    return count * length > 2000 || length > 48 || ((by === 'site' || run !== undefined) && isInvolved)
  },

  files: {
    txt: {
      label: 'TXT',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      slow: true,
      make(values, { draw }) {
        const planned = planOf(values)
        if ('problem' in planned) return planned
        return draw
          ? `${drawn(values, planned.plan, draw.key).join('\n')}\n`
          : problem<never>(null, 'The passwords have not been drawn yet.')
      },
    },
  },
  saves: [],
  fresh: { label: 'Another draw', secure: true },

  examples: [
    {
      name: 'A six-digit code, as entropy',
      given: { length: 6, lower: false, upper: false, symbols: false, digits: true },
      expect: { text: ['Entropy of each: 19.93 bits'], plainBytes: 6 },
    },
    {
      name: 'A site that publishes its rules',
      given: { by: 'site', length: 30 },
      expect: { text: ['Length: 24'], plainBytes: 24 },
    },
  ],
})
