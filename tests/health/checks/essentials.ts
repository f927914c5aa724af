import { isShown } from '@/lib/kits/fields/visible'
import { initialValue, initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues, Condition, Field, Fields, Scalar } from '@/lib/kits/fields/types'
import type { AnyResults, Outputs } from '@/lib/kits/calculator/types'
import type { Fault } from '../project'

/** What somebody in a hurry fills in. A table of rows counts once. */
const mostOpen = 5
/** Beside the answer itself. */
const mostFigures = 5

/** Tools of which more stands open at once, and why. */
export const longForms: Readonly<Record<string, { open: number; why: string }>> = {
  'ab-test-sample-size': {
    open: 6,
    why: 'An average is planned by itself and its deviation, beside the effect, how that is meant, and the visitors.',
  },
  beam: { open: 6, why: 'A beam with overhangs has a length for each of them.' },
  bmi: {
    open: 7,
    why: 'Feet and inches, stones and pounds are two short boxes each; one tick is no longer than a line that says it is off.',
  },
  brick: { open: 8, why: 'A brick that is not in the list has three sizes.' },
  'business-proposal': { open: 6, why: 'A proposal says what is needed, what is done when, and what it costs.' },
  'calendar-converter': { open: 6, why: 'A day of a Japanese era has four parts, and two calendars are chosen.' },
  'capital-gains-tax': {
    open: 7,
    why: 'A gain has two prices and two days, and its rate hangs on the kind of thing and on other income.',
  },
  concrete: { open: 7, why: 'A curb with its gutter has five sizes, and none of them can be guessed.' },
  'concrete-block': { open: 6, why: 'A block that is not in the list has two sizes.' },
  'confidence-interval': {
    open: 9,
    why: 'Each of two groups is told by mean, deviation and number, beside what the interval is for and how sure it is to be.',
  },
  'credit-note': { open: 6, why: 'A correction names the document that it corrects.' },
  'dcf-calculator': {
    open: 7,
    why: 'A value per share needs the debt and the number of shares; nobody has the usual ones.',
  },
  'debit-note': { open: 6, why: 'A correction names the document that it corrects.' },
  'e-invoice-xml': {
    open: 7,
    why: 'Whoever opens a file fills in nothing else, and the rules that are chosen decide what the rest must hold.',
  },
  'factur-x-invoice': { open: 6, why: 'Whoever opens a file fills in nothing else.' },
  ethereum: {
    open: 6,
    why: 'A contract asks for its gas beside fee and price, and the converter has an amount and its unit.',
  },
  'forex-pip': { open: 7, why: 'A pair that is not in the list is typed as two currencies.' },
  'forex-position-size': {
    open: 6,
    why: 'A size follows from account, risk, entry and stop; none of them can be guessed.',
  },
  'freelancer-tax': { open: 6, why: 'Where no law is built in, its bands are typed beside invoices, costs and wages.' },
  'gad-7': { open: 8, why: 'A questionnaire: its score needs all seven answers, and the eighth weighs it.' },
  gravel: { open: 6, why: 'A material that is not in the list has its density.' },
  gst: { open: 6, why: 'A rate that is not in the list has a box of its own.' },
  'margin-of-error': { open: 6, why: 'Two polls have a percentage and a number of answers each.' },
  'pro-rata-salary': {
    open: 6,
    why: 'Part of a year has a first and a last day, beside the salary and the hours of two posts.',
  },
  'mortgage-refinance-calculator': {
    open: 7,
    why: 'Two loans have two rates and two terms; whether a change pays hangs on its costs and on the stay.',
  },
  'home-equity-loan-calculator': {
    open: 6,
    why: 'A second loan is judged by the value of the home and the mortgage before it.',
  },
  macro: {
    open: 10,
    why: 'Who does not know the energy of a day enters a body for it, and shares of one’s own are three.',
  },
  'mulch-topsoil': { open: 6, why: 'A mix for raised beds has its parts.' },
  'pay-slip-gen': { open: 6, why: 'A pay period has a first and a last day, and pay has two lists.' },
  'phq-9': { open: 10, why: 'A questionnaire: its score needs all nine answers, and the tenth weighs it.' },
  'pre-money-post-money-calculator': {
    open: 6,
    why: 'A round is a valuation and its kind, money, holders, SAFEs and a pool; none of them has a usual value.',
  },
  'qr-code': { open: 12, why: 'An event has a name, a place, two days and two hours; a list of codes has its files.' },
  'random-password': { open: 6, why: 'The four kinds of characters are four ticks.' },
  'risk-tolerance': { open: 18, why: 'A questionnaire: the score needs every answer.' },
  roofing: { open: 6, why: 'A roof has a shape, two sizes and a pitch, which is read in twelfths or in degrees.' },
  'rule-of-40-calculator': { open: 6, why: 'Growth of recurring revenue needs the revenue besides.' },
  'sales-tax': {
    open: 6,
    why: 'A place that is not a state of the list has a box for its rate, beside the local one.',
  },
  stairs: {
    open: 8,
    why: 'Whoever tests against limits of their own types three, beside the rise and what a step is to be.',
  },
  'student-loan-refinance-calculator': {
    open: 7,
    why: 'Whoever gives up federal forgiveness must say how many payments are missing and what is paid until then.',
  },
  't-test': { open: 8, why: 'Each of two groups is told by its mean, deviation and number.' },
  vat: {
    open: 7,
    why: 'A member state without a region of its own is a second choice, and a rate that is not listed has a box.',
  },
  'wacc-calculator': { open: 6, why: 'Equity, debt and tax, and the three terms of the cost of equity.' },
  'weight-loss-plan': {
    open: 8,
    why: 'A plan follows from a body, its activity, a goal and a time; none of them has a usual value.',
  },
  'three-phase-power': {
    open: 7,
    why: 'A shaft has its power and unit beside voltage, current, supply and power factor; three unequal currents are three boxes.',
  },
  'resistor-color-code': { open: 8, why: 'Six bands are six colors, beside how many there are.' },
  molarity: { open: 7, why: 'A liquid that is not in the list is told by molar mass, strength and density.' },
  'ideal-gas': {
    open: 8,
    why: 'A state is three figures with the scale of its temperature, and a change has two of them more.',
  },
  'projectile-motion': { open: 6, why: 'Any three of five quantities may be known.' },
  'half-life': {
    open: 6,
    why: 'A decay is told by two amounts and a time, beside a nuclide or a half-life of one’s own.',
  },
}

function conditionsOf({ shownWhen }: Pick<Field, 'shownWhen'>): readonly Condition[] {
  if (shownWhen === undefined) return []
  return Array.isArray(shownWhen) ? shownWhen : [shownWhen as Condition]
}

function answersOf(field: Field | undefined): readonly Scalar[] {
  if (field?.kind === 'choice') return Object.keys(field.options)
  return field?.kind === 'toggle' ? [false, true] : []
}

/** Every way in which the choices that other fields hang on can be answered. */
function waysToChoose(fields: Fields, open: Fields): readonly AnyValues[] {
  const deciding = new Set(
    Object.values(open).flatMap((field) => conditionsOf(field).map(({ field: decides }) => decides)),
  )
  return [...deciding].reduce<readonly AnyValues[]>(
    (ways, name) => ways.flatMap((way) => answersOf(fields[name]).map((answer) => ({ ...way, [name]: answer }))),
    [initialValues(fields)],
  )
}

function checkFolded(at: string, fields: Fields): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const faults: Fault[] = []
    if (field.refines && !field.optional && initialValue(field) === undefined)
      faults.push({ at, says: `${name} refines and must have a value to begin with, or be optional.` })
    const folded = conditionsOf(field).find(({ field: decides }) => fields[decides]?.refines)
    if (!field.refines && folded)
      faults.push({ at, says: `${name} stands open but hangs on ${folded.field}, which waits under "More options".` })
    const column = field.kind === 'rows' && Object.entries(field.columns).find(([, { refines }]) => refines)
    if (column) faults.push({ at, says: `${name}.${column[0]}: a column cannot refine, only the whole table.` })
    return faults
  })
}

/** At most five fields stand open, whatever is chosen, and what waits needs no answer. */
export function checkForm(at: string, fields: Fields, allowed = longForms): Fault[] {
  const open = Object.fromEntries(Object.entries(fields).filter(([, { refines }]) => !refines))
  const count = Math.max(
    ...waysToChoose(fields, open).map((way) => Object.values(open).filter((field) => isShown(field, way)).length),
  )
  const limit = allowed[at]?.open ?? mostOpen
  const faults = checkFolded(at, fields)
  if (count > limit)
    faults.push({
      at,
      says: `shows ${count} fields at once, more than ${limit}. Mark those that refine the answer with refines: true, or name the tool in longForms with the reason.`,
    })
  if (allowed[at] && count < limit)
    faults.push({ at, says: `shows ${count} fields at most. Mend its entry in longForms.` })
  return faults
}

/** The answer and at most five more figures come before the first section. */
export function checkFigures(at: string, outputs: Outputs, results: AnyResults): Fault[] {
  const told = Object.entries(outputs).filter(
    ([name, { kind }]) => !['table', 'series', 'diagram', 'verdict'].includes(kind) && results[name] !== undefined,
  )
  const firstSection = told.findIndex(([, { section }]) => section !== undefined)
  const figures = (firstSection === -1 ? told.length : firstSection) - 1
  return figures > mostFigures
    ? [
        {
          at,
          says: `gives ${figures} figures after the answer and before the first section, more than ${mostFigures}.`,
        },
      ]
    : []
}

/**
 * A quantity opens in a unit that its list offers. Otherwise the page is drawn with the figure of one unit beside the name of another,
 * and the form takes that for an entry.
 */
export function checkUnits(tool: string, fields: Fields): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rows') return checkUnits(tool, field.columns)
    if (field.kind !== 'quantity' || !field.units) return []
    const { units, unit, unitIn = {} } = field
    return [unit, ...Object.values(unitIn)]
      .filter((one) => !units.includes(one))
      .map((one) => ({ at: tool, says: `${name} opens in ${one}, which is none of its units` }))
  })
}
