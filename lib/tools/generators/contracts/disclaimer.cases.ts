import { defineGeneratorCases } from '@/lib/kits/generator'
import disclaimer from './disclaimer'

const byHand = { title: 'The disclaimer written by hand', how: 'The parts that the choices leave, in their order' }

export default defineGeneratorCases(disclaimer, [
  {
    name: 'Death and injury stay in the United Kingdom',
    given: { law: 'uk' },
    expect: { text: ['We answer for death or injury by our negligence, for fraud'] },
    source: {
      title: 'Unfair Contract Terms Act 1977, section 2(1)',
      href: 'https://www.legislation.gov.uk/ukpga/1977/50/section/2',
      how: 'A notice cannot exclude liability for death or personal injury resulting from negligence',
    },
  },
  {
    name: 'An affiliate link says what the connection is',
    given: { law: 'us', affiliate: true, siteName: 'The Torque Letter' },
    expect: {
      text: [
        'Some links on The Torque Letter are affiliate links. If you buy something through one of them, we receive a commission.',
        'We mark such links where they stand.',
      ],
    },
    source: {
      title: '16 CFR 255.5(a)',
      href: 'https://www.ecfr.gov/current/title-16/section-255.5',
      how: 'The nature of the connection is communicated clearly enough for readers to evaluate it',
    },
  },
  {
    name: 'Independent, and paid',
    given: { independent: true, sponsored: true },
    problem: 'independent',
    source: { title: 'Contradictions on paper', how: 'Who takes money for contributions does take money' },
  },
  {
    name: 'Independent, with a commission',
    given: { independent: true, affiliate: true },
    problem: 'independent',
    source: { title: 'Contradictions on paper', how: 'A commission is money from those who are written about' },
  },
  {
    name: 'Every part that does not contradict another',
    given: {
      siteName: 'Plain Pounds',
      ownerName: 'Lind Design',
      contact: 'a@example.org',
      law: 'eu',
      sponsored: true,
      earnings: true,
      typical: 'Half of our customers earned less than 50 euros.',
      health: true,
      medical: true,
      ai: true,
      aiChecked: false,
      fairUse: true,
      opinions: true,
      effective: '2027-02-01',
    },
    region: 'uk',
    expect: {
      text: [
        'Last updated on 1 February 2027.',
        'This disclaimer covers Plain Pounds, published by Lind Design. Questions go to a@example.org.',
        'General information\n\nWhat stands here',
        'Nothing here is medical advice',
        'call the emergency number of your country',
        'those of the people named. Half of our customers earned less than 50 euros. What you earn',
        'Each says so at its beginning, and by whom.',
        'not checked one by one',
        'We link to sites of others.',
        'We quote from works of others',
        'gives their own opinion',
        'on purpose or with gross negligence',
        '- Ad: paid for by the company named here.\n- General information, no medical advice.\n- Ask a doctor before you try this.\n- Results differ. Yours may be nothing.\n- Made with the help of AI.\n- My own opinion.',
      ],
    },
    source: byHand,
  },
  {
    name: 'Nothing but independence, checked machines and no short versions',
    given: { general: false, links: false, independent: true, ai: true, short: false, law: 'global' },
    expect: {
      text: [
        'Independence\n\nWe take no money and no goods',
        'A person has checked each of them before it appeared, and answers for it.\n\nWhat this does not change',
      ],
    },
    source: byHand,
  },
])
