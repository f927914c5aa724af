import { defineGeneratorCases } from '@/lib/kits/generator'
import consent from './gdpr-consent-form'

const gdpr = (article: string, how: string) => ({
  title: `Regulation (EU) 2016/679, ${article}`,
  href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  how,
})

export default defineGeneratorCases(consent, [
  {
    name: 'All that article 13 asks for',
    given: {
      controllerName: 'Harbour Club e.V.',
      controllerAddress: 'Am Hafen 3',
      officer: 'Ana Reyes',
      recipients: 'A printer',
      transfer: 'Canada, under an adequacy decision',
      retention: 'One year.',
      authority: 'the CNIL',
      automated: 'none of weight',
      withdrawal: 'club@example.org',
    },
    expect: {
      text: [
        'Who asks you\n\nHarbour Club e.V.\nAm Hafen 3',
        'Data protection officer: Ana Reyes',
        'The legal basis is your consent (article 6(1)(a) GDPR).',
        '- A printer',
        'outside of the European Economic Area: Canada, under an adequacy decision',
        'How long we keep them\n\nOne year.',
        'to see the data we hold on you, to have them corrected or erased, to have their use restricted, and to receive the data',
        'You may withdraw your consent at any time',
        'You may complain to a supervisory authority, such as the CNIL.',
        'no law or contract obliges you to give us these data',
        'Decisions are made by a computer alone: none of weight',
      ],
    },
    source: gdpr('article 13(1) and (2)', 'Each point of both paragraphs, in the order of the law'),
  },
  {
    name: 'Withdrawal does not reach back',
    given: { withdrawal: 'club@example.org' },
    expect: { text: ['What was done before stays lawful.', 'You need not agree'] },
    source: gdpr('article 7(3)', 'Withdrawal at any time, without effect on what was lawful before, told beforehand'),
  },
  {
    name: 'Boxes ticked beforehand',
    given: { preticked: true },
    problem: 'preticked',
    source: gdpr('recital 32', 'Silence, pre-ticked boxes or inactivity should not constitute consent'),
  },
  {
    name: 'A service that depends on consent',
    given: { without: 'service' },
    problem: 'without',
    source: gdpr('article 7(4)', 'EDPB 05/2020, example 1: a photo app that wants GPS consent for no need of its own'),
  },
])
