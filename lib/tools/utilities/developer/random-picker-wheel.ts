import type { Finding, Offer, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { csvText } from '@/lib/base/format/csv-cell'
import { englishCount } from '@/lib/base/format/english-count'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import type { LotsAnswer, LotsMode, LotsQuestion, LotsResult } from '@/lib/subjects/lots/task'

interface Options {
  mode: LotsMode
  count: number
  teamsBy: 'count' | 'size'
  teams: number
  rows: number
  columns: number
  takesOut: boolean
  sounds: boolean
  showsPairs: boolean
}
type LotsWork = Work<Options, Readonly<Record<'names' | 'rules', string>>, LotsAnswer, LotsQuestion>

const verbs: Readonly<Record<LotsMode, readonly [first: string, again: string]>> = {
  wheel: ['Spin the wheel', 'Spin again'],
  draw: ['Draw the winners', 'Draw again'],
  coins: ['Flip the coins', 'Flip again'],
  teams: ['Make the teams', 'Make other teams'],
  seats: ['Seat everybody', 'Seat everybody anew'],
  gifts: ['Draw who gives to whom', 'Draw anew'],
}

/** A list that a pick holds; none where it was never made. */
function listIn(pick: string | undefined): string[] {
  return pick === undefined || pick === '' ? [] : pick.split('\n')
}

function isSet(pick: string | undefined): pick is string {
  return pick !== undefined && pick !== ''
}

/** What a press does: it draws with the chance that lies ready, and notes who won before. */
function pressOf({ picks, values }: LotsWork, { next, result }: LotsAnswer): Offer {
  const [first, again] = verbs[values.mode]
  const before = result?.mode === 'wheel' ? [result.name] : []
  const history = [...listIn(picks['history']), ...before].slice(-200)
  const out = [...listIn(picks['out']), ...(values.takesOut ? before : [])]
  return {
    label: result ? again : first,
    picks: { drawn: next, ...(values.mode === 'wheel' && { history: history.join('\n'), out: out.join('\n') }) },
  }
}

function faultViews({ faults, problem }: LotsAnswer, isUntouched: boolean): View[] {
  const items: Finding[] = [
    ...faults.map(({ input, line, says }): Finding => ({ tone: 'bad', says, at: { input, line, column: 1 } })),
    ...(problem === undefined || isUntouched ? [] : [{ tone: 'bad', says: problem } as const]),
  ]
  return items.length > 0 ? [{ kind: 'findings', label: 'What stands in the way', items }] : []
}

function wheelViews(work: LotsWork, { slices, result, count, seed }: LotsAnswer): View[] {
  const won = result?.mode === 'wheel' ? result : undefined
  if (slices.length === 0 && won)
    return [{ kind: 'note', status: true, strong: true, says: `${won.name}, one of ${englishCount(count)}` }]
  if (slices.length === 0) return []
  return [
    {
      kind: 'wheel',
      label: 'Wheel',
      slices,
      ...(won && { winner: won.winner }),
      spin: seed,
      sounds: work.values.sounds,
    },
  ]
}

function historyViews({ picks }: LotsWork): View[] {
  const history = listIn(picks['history'])
  const out = listIn(picks['out'])
  if (history.length === 0) return []
  return [
    {
      kind: 'table',
      isTitled: true,
      label: 'Drawn before',
      columns: ['Draw', 'Name'],
      rows: history.map((name, at) => [String(at + 1), name]),
    },
    {
      kind: 'ready',
      items: [],
      offers: [
        {
          label:
            out.length > 0 ? `Begin anew with all names (${String(out.length)} taken out)` : 'Forget the draws before',
          picks: { history: '', out: '', drawn: '' },
        },
      ],
    },
  ]
}

const side = (isHeads: boolean) => (isHeads ? 'Heads' : 'Tails')

/** The result as the columns and rows that are shown, copied and saved. */
function tableOf(result: LotsResult): { columns: readonly string[]; rows: readonly (readonly string[])[] } {
  if (result.mode === 'wheel') return { columns: ['Winner'], rows: [[result.name]] }
  if (result.mode === 'draw')
    return { columns: ['Place', 'Name'], rows: result.names.map((name, at) => [String(at + 1), name]) }
  if (result.mode === 'coins')
    return { columns: ['Coin', 'Side'], rows: result.sides.map((isHeads, at) => [String(at + 1), side(isHeads)]) }
  if (result.mode === 'gifts') return { columns: ['Gives', 'Receives'], rows: result.pairs }
  if (result.mode === 'seats')
    return {
      columns: ['Row', ...(result.rows[0] ?? []).map((_, at) => `Seat ${String(at + 1)}`)],
      rows: result.rows.map((row, at) => [at === 0 ? 'Front' : String(at + 1), ...row]),
    }
  const hasSkills = result.teams.some(({ skill }) => skill !== undefined)
  const hasGroups = result.teams.some(({ groups }) => groups !== '')
  return {
    columns: ['Team', 'Members', ...(hasSkills ? ['Mean skill'] : []), ...(hasGroups ? ['Groups'] : [])],
    rows: result.teams.map(({ members, skill, groups }, at) => [
      `Team ${String(at + 1)}`,
      members.join(', '),
      ...(hasSkills ? [skill === undefined ? '' : skill.toFixed(2)] : []),
      ...(hasGroups ? [groups] : []),
    ]),
  }
}

const shownRows = 200

function resultViews({ values }: LotsWork, { result, count }: LotsAnswer): View[] {
  if (!result || result.mode === 'wheel') return []
  const { columns, rows } = tableOf(result)
  const heads =
    result.mode === 'coins'
      ? `${englishCount(result.heads)} heads, ${englishCount(result.sides.length - result.heads)} tails`
      : result.mode === 'gifts'
        ? `Drawn: each of ${englishCount(count)} people gives to another.`
        : result.mode === 'teams'
          ? `${englishCount(result.teams.length)} teams of ${englishCount(count)} people`
          : result.mode === 'seats'
            ? `${englishCount(count)} people are seated.`
            : `${englishCount(result.names.length)} of ${englishCount(count)} drawn`
  const isHidden = result.mode === 'gifts' && !values.showsPairs
  const hidden = rows.length - shownRows
  return [
    { kind: 'note', status: true, strong: true, tone: 'good', says: heads },
    ...(isHidden
      ? [
          {
            kind: 'note',
            says: 'Who gives to whom stays hidden, so that you can take part. Save the slips, or choose to show it.',
          } as const,
        ]
      : [
          { kind: 'table', label: 'Result', columns, rows: rows.slice(0, shownRows) } as const,
          ...(hidden > 0
            ? [{ kind: 'note', says: `${englishCount(hidden)} more are in the saved list.` } as const]
            : []),
        ]),
  ]
}

/** What was drawn from which list with which chance, so that others can draw it again. */
function certificateText({ answer, picks, values }: LotsWork): string | undefined {
  if (!answer?.result) return undefined
  const { columns, rows } = tableOf(answer.result)
  const before = listIn(picks['history'])
  return `${[
    'Record of a draw',
    '',
    `Kind: ${values.mode}`,
    `Taking part: ${String(answer.count)}`,
    `SHA-256 of the list: ${answer.digest}`,
    `Chance, drawn before the press: ${answer.seed}`,
    ...(before.length > 0 && values.mode === 'wheel' ? [`Drawn before: ${before.join(', ')}`] : []),
    '',
    columns.join('\t'),
    ...rows.map((row) => row.join('\t')),
  ].join('\n')}\n`
}

/** A slip for each giver, to be cut and folded. */
function slipsText(result: LotsResult | undefined): string | undefined {
  if (result?.mode !== 'gifts') return undefined
  const line = '- '.repeat(30).trim()
  return `${result.pairs.map(([giver, receiver]) => `${giver}\n\n(fold here)\n\n\nYou give to ${receiver}.\n`).join(`\n${line}\n\n`)}`
}

const named = { field: 'mode', is: ['wheel', 'draw', 'teams', 'seats', 'gifts'] } as const
const ruled = { field: 'mode', is: ['teams', 'seats', 'gifts'] } as const
const ofWheel = { field: 'mode', is: 'wheel' } as const

export default defineWorkbench({
  worker: worker<LotsQuestion, LotsAnswer>('random-picker-wheel'),
  options: {
    mode: choice('Draw', {
      options: {
        wheel: 'A wheel',
        draw: 'Winners',
        coins: 'Coins',
        teams: 'Teams',
        seats: 'Seats',
        gifts: 'Secret gifts',
      },
      initial: 'wheel',
      as: 'buttons',
    }),
    count: integer('How many', { initial: 3, min: 1, max: 5000, shownWhen: { field: 'mode', is: ['draw', 'coins'] } }),
    teamsBy: choice('Teams', {
      options: { count: 'So many', size: 'At most so many in each' },
      initial: 'count',
      shownWhen: { field: 'mode', is: 'teams' },
    }),
    teams: integer('Number', { initial: 2, min: 1, max: 1000, shownWhen: { field: 'mode', is: 'teams' } }),
    rows: integer('Rows', { initial: 4, min: 1, max: 100, shownWhen: { field: 'mode', is: 'seats' } }),
    columns: integer('Seats in a row', { initial: 6, min: 1, max: 50, shownWhen: { field: 'mode', is: 'seats' } }),
    takesOut: toggle('Take each winner out', { initial: true, shownWhen: ofWheel }),
    sounds: toggle('Ticks', { initial: false, shownWhen: ofWheel }),
    showsPairs: toggle('Show who gives to whom', { initial: false, shownWhen: { field: 'mode', is: 'gifts' } }),
  },
  panels: [
    { at: 'top', fields: ['mode'] },
    {
      at: 'inputs',
      fields: ['count', 'teamsBy', 'teams', 'rows', 'columns', 'takesOut', 'sounds', 'showsPairs'],
    },
  ],
  isBeside: true,
  inputs: {
    names: {
      kind: 'text',
      label: 'Names, one a line',
      placeholder: 'Anna\nBen\nCleo',
      help: 'Or a table with the columns name, weight, skill and group. Up to 5,000.',
      height: 'tall',
      shownWhen: named,
      example:
        'name,weight,skill,group\nAnna,1,7,Sales\nBen,1,4,Sales\nCleo,2,9,Design\nDan,1,5,Design\nEva,1,6,Sales\nFinn,1,3,Design\n',
      takes: { text: { mode: 'wheel' } },
      holds: { accept: '.csv,.tsv,.txt,text/csv,text/plain', pasted: 'pasted.txt', above: 2_000_000 },
    },
    rules: {
      kind: 'text',
      label: 'Rules, one a line',
      placeholder: 'Anna ≠ Ben',
      help: 'Anna ≠ Ben (or != or /): apart. Anna = Ben: together. Anna > Ben: Anna does not give to Ben.',
      height: 'short',
      shownWhen: ruled,
    },
  },
  resultLabel: 'The draw',
  ask({ values, texts: { names, rules }, opened, picks }): LotsQuestion {
    const { mode, count, teamsBy, teams, rows, columns } = values
    return {
      mode,
      names: mode === 'coins' ? '' : (opened['names'] ?? names),
      rules: mode === 'teams' || mode === 'seats' || mode === 'gifts' ? rules : '',
      count,
      teamsBy,
      teams,
      rows,
      columns,
      out: mode === 'wheel' ? listIn(picks['out']) : [],
      drawn: picks['drawn'] ?? '',
    }
  },
  views(work) {
    const { answer, values, texts, opened } = work
    if (!answer)
      return [
        { kind: 'note', status: true, says: 'Write the names, then press. Chance comes from your browser alone.' },
      ]
    const isUntouched = values.mode !== 'coins' && texts.names.trim() === '' && opened['names'] === undefined
    const isOut = listIn(work.picks['out']).length > 0
    const faults = faultViews(answer, isUntouched && !isSet(work.picks['drawn']))
    const mayDraw = answer.faults.length === 0 && (answer.problem === undefined || answer.seed !== '')
    return [
      ...(isUntouched ? [{ kind: 'note', status: true, says: 'Write the names, one a line.' } as const] : []),
      ...faults,
      ...(values.mode === 'wheel' ? wheelViews(work, answer) : []),
      ...(mayDraw && !isUntouched ? [{ kind: 'ready', items: [], offers: [pressOf(work, answer)] } as const] : []),
      ...resultViews(work, answer),
      ...(values.mode === 'wheel' || isOut ? historyViews(work) : []),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the result',
      done: 'Copied the result',
      of: ({ answer }) =>
        answer?.result &&
        tableOf(answer.result)
          .rows.map((row) => row.join('\t'))
          .join('\n'),
    },
    csv: {
      kind: 'save',
      label: 'Save CSV',
      file: 'draw.csv',
      type: 'text/csv;charset=utf-8',
      of({ answer }) {
        if (!answer?.result) return undefined
        const { columns, rows } = tableOf(answer.result)
        return csvText([columns, ...rows])
      },
    },
    slips: {
      kind: 'save',
      label: 'Save slips',
      file: 'slips.txt',
      type: 'text/plain;charset=utf-8',
      shownWhen: { field: 'mode', is: 'gifts' },
      of: ({ answer }) => slipsText(answer?.result),
    },
    record: {
      kind: 'save',
      label: 'Save a record',
      file: 'draw.txt',
      type: 'text/plain;charset=utf-8',
      of: certificateText,
    },
  },
  prints(work) {
    const slips = slipsText(work.answer?.result)
    return slips === undefined ? undefined : { title: 'Slips', content: slips }
  },
  controls: [
    { label: 'Draw', help: 'A wheel, several winners, coins, teams, seats or secret gifts.' },
    { label: 'Names', help: 'A name a line, or a table with weights, skills and groups; up to 5,000.' },
    { label: 'Rules', help: 'Who must be apart or together, and who does not give to whom.' },
    { label: 'Take each winner out', help: 'So that nobody wins twice.' },
  ],
  results: [
    { label: 'Who was drawn', kind: 'value' },
    { label: 'Teams with the mean of their skills and their groups', kind: 'table' },
    { label: 'A plan of seats, or slips for gifts', kind: 'table' },
    { label: 'Why rules cannot be kept, where they cannot', kind: 'verdict' },
    { label: 'A record with the chance that was drawn', kind: 'value' },
  ],
  formula:
    'Draws 128 bits from the browser’s cryptographic generator before the press, stretches them with ChaCha20 and takes whole numbers by rejection, so that none is likelier',
  limits: [
    'The wheel shows up to 200 names; more are drawn all the same.',
    'Teams are made by swaps that never make them less even, which comes near the best division and need not reach it.',
    'A record lets others draw the same again. It does not prove that you pressed only once.',
    'Secret gifts are equally likely among all that keep the rules, unless rules are so many that shuffles do not find one.',
  ],
  sources: [
    {
      title: 'W3C: Web Cryptography, getRandomValues',
      href: 'https://www.w3.org/TR/webcrypto-2/#Crypto-method-getRandomValues',
    },
    { title: 'RFC 8439: ChaCha20 and Poly1305 for IETF Protocols', href: 'https://www.rfc-editor.org/rfc/rfc8439' },
    {
      title: 'NIST/SEMATECH: e-Handbook of Statistical Methods, chi-square test',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35f.htm',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
