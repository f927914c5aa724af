import {
  attacks,
  crackTime,
  drawPhrase,
  keyFor,
  phraseBits,
  phraseOf,
  randomStream,
  wordsOfRolls,
} from '@/lib/engines/passphrase'
import type { Draw } from '@/lib/base/random/draw'
import type { Block } from '@/lib/kits/document/types'
import { choice, defineGenerator, integer, longText, problem, toggle } from '@/lib/kits/generator'

const separators = { space: ' ', hyphen: '-', dot: '.', underscore: '_', none: '' } as const

interface PhraseValues {
  words: number
  separator: keyof typeof separators
  capitals: boolean
  digit: boolean
  count: number
}

function lookOf({ words, separator, capitals, digit }: PhraseValues) {
  return { words, separator: separators[separator], capitals, digit }
}

function drawn(values: PhraseValues, { key }: Draw): string {
  const random = randomStream(keyFor(key, JSON.stringify(lookOf(values))))
  return Array.from({ length: values.count }, () => drawPhrase(lookOf(values), random)).join('\n')
}

/** Phrases with fewer bits are guessed from a stolen fast hash within days. */
const enough = 60

const isDrawn = { field: 'by', is: 'draw' } as const

export default defineGenerator({
  form: {
    by: choice('Chance from', { options: { draw: 'This device', dice: 'My own dice' }, initial: 'draw' }),
    words: integer('Words', { initial: 6, min: 3, max: 12, shownWhen: isDrawn }),
    rolls: longText('Rolls', {
      optional: true,
      secret: true,
      maxLength: 500,
      lines: 3,
      placeholder: '16655 34523 62412 …',
      help: 'Five rolls for each word, read from left to right.',
      shownWhen: { field: 'by', is: 'dice' },
    }),
    separator: choice('Between words', {
      options: { space: 'Space', hyphen: 'Hyphen', dot: 'Dot', underscore: 'Underscore', none: 'Nothing' },
      initial: 'hyphen',
      as: 'menu',
    }),
    capitals: toggle('Capital first letters', {}),
    digit: toggle('One digit somewhere', { shownWhen: isDrawn, help: 'For sites that insist on one.' }),
    count: integer('How many', { initial: 1, min: 1, max: 50, shownWhen: isDrawn, refines: true }),
  },
  makes: 'Passphrases of words drawn from the EFF’s list of 7,776, with their exact bits of chance.',
  limits: [
    'The bits describe how a phrase was drawn. They hold if you take the first one offered and do not pick the nicest.',
    'With nothing between words, two draws can come to the same letters, which costs a fraction of a bit.',
    'Words are English; lists of other languages are not offered.',
    'Times to guess are averages at three assumed speeds, and hardware gets faster.',
    'Whoever controls the device or an extension of the browser can read what it shows.',
  ],
  sources: [
    {
      title: 'EFF: Dice-Generated Passphrases and the long word list (CC BY 3.0 US)',
      href: 'https://www.eff.org/dice',
    },
    { title: 'Reinhold: The Diceware Passphrase Home Page', href: 'https://theworld.com/~reinhold/diceware.html' },
    {
      title: 'Wheeler: zxcvbn, Low-Budget Password Strength Estimation, USENIX Security 2016',
      href: 'https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler',
    },
    { title: 'NIST SP 800-63B: Digital Identity Guidelines', href: 'https://pages.nist.gov/800-63-4/sp800-63b.html' },
  ],

  build(values, { show, draw }) {
    const rolled = values.by === 'dice' ? wordsOfRolls(values.rolls ?? '') : undefined
    if (rolled && 'says' in rolled) return problem('rolls', `must hold ${rolled.says}`)
    const words = rolled ? rolled.words.length : values.words
    const bits = phraseBits({ words, digit: !rolled && values.digit })
    const text = rolled ? phraseOf(rolled.words, lookOf(values)) : draw && drawn(values, draw)
    const first: Block =
      text === undefined || text === ''
        ? {
            kind: 'paragraph',
            text: rolled
              ? 'Roll five dice, type what they show, and roll again for the next word.'
              : 'Drawn on your device as soon as the page runs. No phrase is part of the page.',
          }
        : { kind: 'plain', label: 'Passphrase', text, look: 'code' }
    const facts = [
      { label: 'Words', value: show.count(words) },
      { label: 'Bits of chance', value: show.number(bits, 1) },
      ...attacks.map(({ label, perSecond }) => ({ label, value: crackTime(bits, perSecond) })),
    ]
    return {
      title: 'Passphrase',
      sheet: 'bare',
      blocks: [first, { kind: 'facts', aside: true, facts }],
      notices:
        words > 0 && bits < enough
          ? [
              {
                is: 'fair',
                says: 'Fewer than five words are for what locks after a few wrong tries. Take six for anything that could be stolen.',
              },
            ]
          : [],
    }
  },
  saves: [],
  fresh: { label: 'Another phrase', secure: true },

  examples: [
    {
      name: 'Six words',
      given: { words: 6 },
      expect: { text: ['Bits of chance: 77.5', 'Words: 6'] },
    },
    {
      name: 'Two words from five dice each',
      given: { by: 'dice', rolls: '11111 66666', separator: 'space' },
      expect: { plain: 'abacus zoom', text: ['Bits of chance: 25.8'] },
      source: { title: 'EFF: long word list', href: 'https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt' },
    },
  ],
})
