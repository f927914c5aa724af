import { choice, defineCalculator, integer, number, problem, rows, text } from '@/lib/kits/calculator'

const share = { kind: 'percent', decimals: 2 } as const
const days = { kind: 'number', decimals: 1, unit: 'days' } as const

export default defineCalculator({
  inputs: {
    teams: rows('Teams', {
      row: 'team',
      columns: {
        name: text('Team', { optional: true, maxLength: 60 }),
        people: number('People, average', { min: 0, max: 1e7 }),
        fte: number('Full-time equivalents', { optional: true, min: 0, max: 1e7 }),
        daysLost: number('Days lost', { min: 0, max: 1e9 }),
        spells: integer('Spells', { optional: true, min: 0, max: 1e9 }),
        absent: integer('People absent', { optional: true, min: 0, max: 1e7 }),
      },
      initial: [
        { name: 'Warehouse', people: 46, fte: 42.5, daysLost: 178, spells: 41, absent: 24 },
        { name: 'Customer service', people: 28, fte: 24, daysLost: 63, spells: 29, absent: 17 },
        { name: 'Office', people: 19, fte: 18.5, daysLost: 21, spells: 11, absent: 8 },
      ],
      min: 1,
      max: 100,
      help: 'Average of the period: who joined half-way counts half. A part-timer’s lost day counts as the part of a full day it was. Full-time equivalents left empty count as many as people.',
    }),
    workDays: number('Working days in the period', {
      initial: 63,
      above: 0,
      max: 366,
      help: 'Of a full-timer, holidays taken out: about 63 in a quarter.',
    }),
    period: choice('Period', { options: { month: 'Month', quarter: 'Quarter', year: 'Year' }, initial: 'quarter' }),
    causes: rows('By cause', {
      row: 'cause',
      columns: {
        name: text('Cause', { optional: true, maxLength: 60 }),
        daysLost: number('Days lost', { min: 0, max: 1e9 }),
        spells: integer('Spells', { optional: true, min: 0, max: 1e9 }),
      },
      initial: [
        { name: 'Colds and flu', daysLost: 74, spells: 43 },
        { name: 'Back and joints', daysLost: 92, spells: 17 },
        { name: 'Stress', daysLost: 61, spells: 6 },
        { name: 'Other', daysLost: 35, spells: 15 },
      ],
      min: 0,
      max: 60,
      refines: true,
      help: 'The same days again, by reason. Anything missing is shown as not assigned.',
    }),
  },
  outputs: {
    lostTime: { ...share, label: 'Lost time rate' },
    frequency: {
      ...share,
      label: 'Frequency rate',
      optional: true,
      help: 'Spells ÷ people. Above 100%: more than one each.',
    },
    spell: { ...days, label: 'Average length of a spell', optional: true },
    perYear: { ...days, label: 'Days lost per full-timer in a year' },
    verdict: { kind: 'verdict', label: 'Reading' },
    individual: {
      ...share,
      label: 'Individual frequency rate',
      optional: true,
      section: 'All teams',
      help: 'People absent at least once ÷ people.',
    },
    perPerson: { ...days, label: 'Days lost per person in the period', section: 'All teams' },
    daysLost: { ...days, label: 'Days lost', section: 'All teams' },
    available: { ...days, label: 'Days that could be worked', section: 'All teams' },
    table: {
      kind: 'table',
      label: 'By team, highest rate first',
      columns: {
        name: { kind: 'text', label: 'Team' },
        people: { kind: 'number', label: 'People', decimals: 1 },
        fte: { kind: 'number', label: 'FTE', decimals: 1 },
        daysLost: { ...days, label: 'Days lost' },
        lostTime: { ...share, label: 'Lost time' },
        frequency: { ...share, label: 'Frequency' },
        spell: { ...days, label: 'Length of a spell' },
        perYear: { ...days, label: 'A year' },
      },
      totals: ['people', 'fte', 'daysLost'],
    },
    byCause: {
      kind: 'table',
      label: 'By cause, most days first',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Cause' },
        daysLost: { ...days, label: 'Days lost' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
        lostTime: { ...share, label: 'Lost time' },
        spell: { ...days, label: 'Length of a spell' },
      },
      totals: ['daysLost'],
    },
  },
  formula:
    'Lost time rate = days lost ÷ (full-time equivalents × working days). Frequency rate = spells ÷ people. Individual frequency rate = people absent ÷ people. Days in a year = days lost ÷ full-time equivalents × periods in a year',
  limits: [
    'A spell that began before the period or ends after it counts with its days inside; decide once where its spell counts.',
    'A year made of one quarter repeats its season.',
    'Rates of small teams jump with a single long illness. Do not trace them to a person.',
  ],
  sources: [
    {
      title: 'Acas: Managing attendance and employee turnover, appendix 1, Measuring absence',
      href: 'http://www.kervinandbarnes.co.uk/resource/necessary/',
    },
    { title: 'CIPD: Absence measurement and management' },
    { title: 'U.S. Bureau of Labor Statistics: Absences from work of employed full-time wage and salary workers' },
  ],

  compute({ teams, workDays, period, causes }, { show }) {
    const inYear = { month: 12, quarter: 4, year: 1 }[period]
    const crowded = teams.findIndex(({ people, absent }) => (absent ?? 0) > people)
    if (crowded !== -1) return problem('teams', `must not have more people absent than there are (row ${crowded + 1})`)
    const full = teams.findIndex(({ people, fte, daysLost }) => daysLost > (fte ?? people) * workDays)
    if (full !== -1) return problem('teams', `must not lose more days than could be worked (row ${full + 1})`)
    const all = measure('', teams)
    if (all.lostTime === null || all.perYear === null || all.people === 0)
      return problem('teams', 'must include somebody at work: nobody’s days can be lost')
    const ranked = teams
      .map((team, at) => measure(team.name || `Team ${at + 1}`, [team]))
      .sort((one, other) => (other.lostTime ?? -1) - (one.lostTime ?? -1))
    const assigned = causes.reduce((sum, { daysLost }) => sum + daysLost, 0)
    const missing = Number((all.daysLost - assigned).toPrecision(12))
    if (causes.length > 0 && missing < 0) return problem('causes', 'must not name more days than the teams lost')
    const { available } = all
    const listed = [
      ...causes.map((cause, at) => ({ ...cause, name: cause.name || `Cause ${at + 1}` })),
      ...(missing > 0 ? [{ name: 'Not assigned', daysLost: missing, spells: undefined }] : []),
    ]
    return {
      lostTime: all.lostTime,
      frequency: all.frequency ?? undefined,
      spell: all.spell ?? undefined,
      perYear: all.perYear,
      verdict: reading(all.lostTime),
      individual: all.individual ?? undefined,
      perPerson: all.daysLost / all.people,
      daysLost: all.daysLost,
      available,
      table: ranked.map(({ name, people, fte, daysLost, lostTime, frequency, spell, perYear }) => ({
        name,
        people,
        fte,
        daysLost,
        lostTime,
        frequency,
        spell,
        perYear,
      })),
      byCause:
        causes.length === 0
          ? undefined
          : listed
              .map(({ name, daysLost, spells }) => ({
                name,
                daysLost,
                share: all.daysLost > 0 ? daysLost / all.daysLost : null,
                lostTime: daysLost / available,
                spell: spells ? daysLost / spells : null,
              }))
              .sort((one, other) => other.daysLost - one.daysLost),
    }

    function measure(name: string, of: typeof teams) {
      const sum = (part: (one: (typeof of)[number]) => number) => of.reduce((total, one) => total + part(one), 0)
      const people = sum((team) => team.people)
      const fte = sum((team) => team.fte ?? team.people)
      const daysLost = sum((team) => team.daysLost)
      const knowsSpells = of.every(({ spells }) => spells !== undefined)
      const spells = sum((team) => team.spells ?? 0)
      const knowsAbsent = of.every(({ absent }) => absent !== undefined)
      return {
        name,
        people,
        fte,
        daysLost,
        available: fte * workDays,
        lostTime: fte > 0 ? daysLost / (fte * workDays) : null,
        frequency: knowsSpells && people > 0 ? spells / people : null,
        spell: knowsSpells && spells > 0 ? daysLost / spells : null,
        individual: knowsAbsent && people > 0 ? sum((team) => team.absent ?? 0) / people : null,
        perYear: fte > 0 ? (daysLost / fte) * inYear : null,
      }
    }

    function reading(rate: number) {
      const written = `Of 100 days that could be worked, ${show.number(rate * 100, 1)} were lost.`
      const [first] = ranked
      if (all.daysLost === 0) return { is: 'plain' as const, says: 'No day was lost.' }
      const length =
        all.spell === null || all.frequency === null
          ? ''
          : all.spell >= 10
            ? ' Long spells make most of it; look at returns to work.'
            : ` A spell lasts ${show.number(all.spell, 1)} days, and there are ${show.number(all.frequency, 2)} of them per person.`
      const team = first && ranked.length > 1 ? ` ${first.name} loses most.` : ''
      return { is: 'plain' as const, says: `${written}${length}${team}` }
    }
  },

  steps({ teams, period }, { spell, frequency, individual }) {
    const times = { month: ' × 12', quarter: ' × 4', year: '' }[period]
    const isPlain = teams.every(({ fte }) => fte !== undefined)
    return [
      ...(isPlain ? [{ gives: 'available' as const, is: '{teams.fte} × {workDays}' }] : []),
      { gives: 'lostTime', is: '{daysLost} ÷ {available}' },
      ...(frequency === undefined ? [] : [{ gives: 'frequency' as const, is: '{teams.spells} ÷ {teams.people}' }]),
      ...(individual === undefined ? [] : [{ gives: 'individual' as const, is: '{teams.absent} ÷ {teams.people}' }]),
      ...(spell === undefined ? [] : [{ gives: 'spell' as const, is: '{daysLost} ÷ {teams.spells}' }]),
      { gives: 'perYear', is: `{daysLost} ÷ ({available} ÷ {workDays})${times}` },
      { gives: 'perPerson', is: '{daysLost} ÷ {teams.people}' },
    ]
  },

  charts: [
    { kind: 'bar', title: 'Lost time by team', of: 'table', x: 'name', y: ['lostTime'] },
    { kind: 'bar', title: 'Days lost by cause', of: 'byCause', x: 'name', y: ['daysLost'], needs: 'byCause' },
  ],
  examples: [
    {
      name: 'A bakery with three shops',
      given: {
        teams: [
          { name: 'Bakehouse', people: 20, fte: 16, daysLost: 64, spells: 16, absent: 10 },
          { name: 'Shops', people: 30, fte: 24, daysLost: 36, spells: 24, absent: 15 },
        ],
        workDays: 62.5,
        period: 'quarter',
        causes: [],
      },
      expect: {
        lostTime: 0.04,
        frequency: 0.8,
        spell: 2.5,
        perYear: 10,
        individual: 0.5,
        perPerson: 2,
        available: 2500,
        verdict: 'plain',
      },
    },
  ],
})
