import { defineGeneratorCases } from '@/lib/kits/generator'
import swot from './swot-analysis'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

const clinic = {
  subject: 'A dental practice',
  strengths: [
    { item: 'Evening hours', weight: 4 },
    { item: 'Own laboratory', weight: 2, evidence: 'Crowns in a day' },
  ],
  weaknesses: [{ item: 'No lift', weight: 3 }],
  opportunities: [{ item: 'New estate', weight: 5 }],
  threats: [
    { item: 'Wages rise', weight: 2 },
    { item: 'Second practice opens', weight: 4 },
  ],
} as const

export default defineGeneratorCases(swot, [
  {
    name: 'Each quadrant has its items, the heaviest first, with evidence',
    given: clinic,
    expect: {
      text: [
        'Strengths\n\n- Evening hours (4)\n- Own laboratory (2): Crowns in a day\n\nWeaknesses\n\n- No lift (3)',
        'Opportunities\n\n- New estate (5)\n\nThreats\n\n- Second practice opens (4)\n- Wages rise (2)',
      ],
      files: {
        csv: 'Quadrant,Item,Weight,Evidence\r\nStrengths,Evening hours,4,\r\nStrengths,Own laboratory,2,Crowns in a day\r\nWeaknesses,No lift,3,\r\nOpportunities,New estate,5,\r\nThreats,Second practice opens,4,\r\nThreats,Wages rise,2,\r\n',
      },
    },
    source: request,
  },
  {
    name: 'Pairs of all four strategies by the product of their weights',
    given: clinic,
    expect: {
      text: [
        'Pair\tInside\tOutside\tWeight\nSO\tEvening hours\tNew estate\t20\nSO\tOwn laboratory\tNew estate\t10\nWO\tNo lift\tNew estate\t15\nST\tEvening hours\tSecond practice opens\t16\nST\tEvening hours\tWages rise\t8\nWT\tNo lift\tSecond practice opens\t12\nWT\tNo lift\tWages rise\t6',
      ],
    },
    source: paper('4 × 5, 2 × 5; 3 × 5; 4 × 4, 4 × 2 before 2 × 4 with the lighter strength; 3 × 4, 3 × 2'),
  },
  {
    name: 'Question, author, day, actions and conclusion',
    given: {
      ...clinic,
      question: 'Move or stay?',
      author: 'Mira Holt',
      day: '2026-12-01',
      pairs: 0,
      actions: [
        { strategy: 'wo', action: 'Ask for a lift', owner: 'Mira', due: '2027-01-15' },
        { strategy: 'st', action: 'Open on Saturdays' },
      ],
      conclusion: 'Stay.',
    },
    expect: {
      text: [
        'Made by: Mira Holt\nDate: Dec 1, 2026\n\nThe question\n\nMove or stay?\n\nMatrix',
        'Wages rise (2)\n\nActions\n\nStrategy\tAction\tOwner\tBy\nWO\tAsk for a lift\tMira\tJan 15, 2027\nST\tOpen on Saturdays\t\t\n\nConclusion\n\nStay.',
      ],
    },
    source: request,
  },
  {
    name: 'An empty quadrant says so and takes its pairs along',
    given: { ...clinic, opportunities: [], threats: [{ item: '=1+1', weight: 1 }] },
    expect: {
      text: ['Opportunities\n\nNone listed.', 'Pair\tInside\tOutside\tWeight\nST\tEvening hours\t=1+1\t4'],
      files: {
        csv: "Quadrant,Item,Weight,Evidence\r\nStrengths,Evening hours,4,\r\nStrengths,Own laboratory,2,Crowns in a day\r\nWeaknesses,No lift,3,\r\nThreats,'=1+1,1,\r\n",
      },
    },
    source: request,
  },
])
