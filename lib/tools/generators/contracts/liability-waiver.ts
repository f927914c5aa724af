import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, integer, longText, problem, text, toggle } from '@/lib/kits/generator'
import { calendarLength } from '@/lib/subjects/time/calendar'
import template from './liability-waiver.template.md'

/** What can happen, by kind of activity. Each is a line to put initials beside. */
const usualRisks = {
  training: ['Strained muscles and joints', 'Falling weights and machines', 'Heart and circulation under load'],
  climbing: ['Falls, also from a small height', 'Falling stones and equipment', 'Mistakes of a partner at the rope'],
  cycling: ['Falls and collisions', 'Traffic on public roads', 'Defects of the bicycle'],
  water: ['Drowning', 'Cold water and exhaustion', 'Currents, boats and things under water'],
  trip: ['Slips and falls on uneven ground', 'Weather that changes', 'Accidents on the way'],
  none: [],
} as const

interface Listed {
  kind: keyof typeof usualRisks
  ownRisks?: string | undefined
}

function risksOf({ kind, ownRisks }: Listed): string[] {
  const own = (ownRisks ?? '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [...usualRisks[kind], ...own]
}

/** Whole years of age on a day; undefined while a day is missing. */
function ageOn(born: string | undefined, day: string | undefined): number | undefined {
  return born && day ? calendarLength(born, day)?.years : undefined
}

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    activity: text('Activity', { placeholder: 'an evening at the climbing wall', maxLength: 200 }),
    organiserName: text('Organiser', { placeholder: 'Harbour Climbing Club' }),
    participantName: text('Participant', { placeholder: 'Maya Lind', as: 'name' }),
    kind: choice('Usual risks of', {
      options: {
        training: 'Training',
        climbing: 'Climbing',
        cycling: 'Cycling',
        water: 'Water',
        trip: 'A trip or hike',
        none: 'None, I list them',
      },
      initial: 'training',
      as: 'menu',
    }),
    law: choice('Place', {
      options: { uk: 'United Kingdom', us: 'United States', eu: 'European Union', global: 'Elsewhere' },
      initial: 'global',
      initialIn: { uk: 'uk', us: 'us', eu: 'eu', de: 'eu', fr: 'eu', es: 'eu', it: 'eu', nl: 'eu', ie: 'eu' },
      as: 'menu',
    }),

    ownRisks: longText('More risks', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line. Name what would surprise a newcomer.',
      refines: true,
      section: 'The activity',
    }),
    rules: longText('Rules to keep', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line.',
      refines: true,
      section: 'The activity',
    }),
    swim: toggle('Must be able to swim', { refines: true, section: 'The activity' }),
    belongings: toggle('Own belongings', { initial: true, refines: true, section: 'The activity' }),
    eventDate: date('Day', { optional: true, refines: true, section: 'The activity' }),
    place: text('Where', { optional: true, placeholder: 'Vicar Lane, Leeds', refines: true, section: 'The activity' }),

    born: date('Born on', { optional: true, refines: true, section: 'The participant' }),
    guardian: text('Parent or guardian', {
      optional: true,
      as: 'name',
      help: 'Of somebody under age.',
      refines: true,
      section: 'The participant',
    }),
    emergencyName: text('Whom to call', {
      placeholder: 'Owen Hart',
      as: 'name',
      refines: true,
      section: 'The participant',
    }),
    emergencyPhone: text('Their number', {
      placeholder: '+44 113 496 0000',
      as: 'tel',
      refines: true,
      section: 'The participant',
    }),
    medical: toggle('Ask about health', { refines: true, section: 'The participant' }),
    keepDays: integer('Days until that is destroyed', {
      initial: 30,
      min: 1,
      max: 365,
      refines: true,
      section: 'The participant',
      shownWhen: { field: 'medical', is: true },
    }),
    photos: toggle('Ask about pictures', { refines: true, section: 'The participant' }),

    organiserAddress: longText('Address of the organiser', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The organiser',
    }),
    governingLaw: text('Governing law', {
      optional: true,
      placeholder: 'England and Wales, or the State of Ohio',
      refines: true,
      section: 'The organiser',
    }),
  },
  unwritten: ['kind', 'ownRisks'],
  tables: {
    risks: {
      label: 'Risks',
      from: ['kind'],
      write: (values) => ({
        columns: [
          { label: 'Risk', width: 4 },
          { label: 'Initials', width: 1 },
        ],
        rows: risksOf(values).map((risk) => [risk, '______']),
      }),
    },
  },

  refuses({ born, eventDate }) {
    return born && eventDate && born > eventDate ? problem('born', 'must not be after the activity') : undefined
  },

  warns(values) {
    const { law, born, eventDate, guardian, medical } = values
    const fair = (says: string) => ({ is: 'fair' as const, says })
    const age = ageOn(born, eventDate)
    return [
      ...(risksOf(values).length === 0 ? [fair('No risk is named. A waiver of unnamed risks is worth little.')] : []),
      ...(age !== undefined && age < 18 && !guardian
        ? [fair(`The participant is ${age} on that day. Somebody under 18 needs a parent or guardian to sign.`)]
        : []),
      ...(law === 'us'
        ? [
            fair(
              'Some states do not enforce such releases, or not for minors. Have yours read by a lawyer of that state.',
            ),
          ]
        : []),
      ...(medical && (law === 'eu' || law === 'uk')
        ? [fair('Notes on health are special data. Ask only where you need them, and keep them locked away.')]
        : []),
      { is: 'plain' as const, says: 'Not legal advice, and no insurance. A waiver does not replace care.' },
    ]
  },

  records: { kind: 'contract', business: { name: 'organiserName', address: 'organiserAddress' }, date: 'eventDate' },
  makes: 'A waiver with named risks and initials, emergency details, and what nobody can give up in your country.',
  limits: [
    'Not legal advice. Outside of the United States it releases the organiser from little: liability for death and injury by negligence cannot be signed away in the United Kingdom and in many other countries.',
    'It is one sheet for one participant, signed on paper. It holds no signatures and no list.',
    'The usual risks are a beginning. You know your activity; add what is missing.',
    'Whether a parent can give up claims of a child differs from state to state.',
  ],
  sources: [
    {
      title: 'Unfair Contract Terms Act 1977, section 2: negligence liability',
      href: 'https://www.legislation.gov.uk/ukpga/1977/50/section/2',
    },
    {
      title: 'Consumer Rights Act 2015, section 65: bar on exclusion of negligence liability',
      href: 'https://www.legislation.gov.uk/ukpga/2015/15/section/65',
    },
    {
      title: 'Consumer Rights Act 2022 (Ireland), section 132: terms that are always unfair',
      href: 'https://www.irishstatutebook.ie/2022/en/act/pub/0037/sec0132.html',
    },
  ],

  examples: [
    {
      name: 'An evening at the wall',
      given: {
        activity: 'an evening at the climbing wall',
        organiserName: 'Harbour Climbing Club',
        organiserAddress: '4 Dock Street\nLeeds LS10 1JF',
        participantName: 'Maya Lind',
        kind: 'climbing',
        law: 'uk',
        eventDate: '2027-03-06',
        emergencyName: 'Owen Hart',
        emergencyPhone: '+44 113 496 0000',
      },
      expect: {
        text: [
          'Falls, also from a small height\t______',
          'I give up no claim for death or injury that the organiser causes by negligence.',
          'Please call: Owen Hart, +44 113 496 0000',
        ],
      },
    },
    {
      name: 'A river day in Ohio',
      given: {
        activity: 'a day on the river',
        participantName: 'Ana Reyes',
        kind: 'water',
        law: 'us',
        swim: true,
        guardian: 'Ines Reyes',
        born: '2012-05-01',
        eventDate: '2027-06-12',
        photos: true,
      },
      expect: {
        text: [
          'Drowning\t______',
          'also where it comes from their ordinary negligence',
          'I keep claims for gross negligence, recklessness and intent',
          'Ines Reyes (the Guardian)',
        ],
      },
    },
  ],
})
