import { defineGeneratorCases } from '@/lib/kits/generator'
import waiver from './liability-waiver'

const byHand = { title: 'The waiver written by hand', how: 'The clauses that the choices leave, counted on paper' }

export default defineGeneratorCases(waiver, [
  {
    name: 'Death and injury in the United Kingdom',
    given: { law: 'uk' },
    expect: {
      text: [
        'I give up no claim for death or injury that the organiser causes by negligence. The law of the United Kingdom does not allow that',
      ],
    },
    source: {
      title: 'Unfair Contract Terms Act 1977, section 2(1) and (4); Consumer Rights Act 2015, section 65',
      href: 'https://www.legislation.gov.uk/ukpga/1977/50/section/2',
      how: 'No notice or term excludes or restricts liability for death or personal injury resulting from negligence',
    },
  },
  {
    name: 'Death and injury in the European Union',
    given: { law: 'eu' },
    expect: { text: ['I give up no claim for death or injury, and none for intent or gross negligence.'] },
    source: {
      title: 'Consumer Rights Act 2022 (Ireland), section 132(1)(a)',
      href: 'https://www.irishstatutebook.ie/2022/en/act/pub/0037/sec0132.html',
      how: 'A term that excludes or limits liability of a trader for death or injury of a consumer is always unfair',
    },
  },
  {
    name: 'Elsewhere, without a law',
    given: { law: 'global', belongings: false },
    expect: { text: ['In many countries that is every claim for death or injury', '5. The law\n\n5.1'] },
    source: byHand,
  },
  {
    name: 'Risks of one’s own, and nothing else',
    given: { kind: 'none', ownRisks: 'Bees\n\n Thorns ', law: 'global' },
    expect: { text: ['Risk\tInitials\nBees\t______\nThorns\t______\n\n2. What I do'] },
    source: byHand,
  },
  {
    name: 'A child, with health, pictures, rules and a law',
    given: {
      law: 'us',
      kind: 'trip',
      activity: 'a hike',
      participantName: 'Ana',
      guardian: 'Ines',
      born: '2015-03-06',
      eventDate: '2027-03-06',
      place: 'Hocking Hills',
      medical: true,
      keepDays: 1,
      photos: true,
      swim: true,
      rules: 'Stay on the path\nDrink',
      governingLaw: 'Ohio',
    },
    region: 'us',
    expect: {
      text: [
        'Activity: a hike, March 6, 2027, Hocking Hills',
        'Participant: Ana, born on March 6, 2015',
        'Weather that changes\t______',
        '- Stay on the path\n- Drink',
        'destroyed 1 day afterwards',
        '5. Pictures',
        '☐ Yes, pictures in which I can be recognised may be published. ☐ No',
        'The law of Ohio governs it.',
        'Guardian\nInes',
      ],
    },
    source: byHand,
  },
  {
    name: 'Born after the day',
    given: { born: '2027-03-07', eventDate: '2027-03-06' },
    problem: 'born',
    source: { title: 'The calendar', how: '7 March comes after 6 March' },
  },
])
