import { mifflinStJeor, type Person } from './resting-energy'

/* K. D. Hall and others: Quantification of the effect of energy imbalance on bodyweight, Lancet 378 (2011) 826–837, with the parameters of its appendix in kilocalories. */

const kilocalories = (kilojoules: number) => kilojoules / 4.184

/** Energy in a kilogram of fat, lean tissue and glycogen. */
const inFat = kilocalories(39_500)
const inLean = kilocalories(7600)
const inGlycogen = kilocalories(17_600)
/** What a kilogram burns in a day, and what it costs to build one. */
const fatBurns = kilocalories(13)
const leanBurns = kilocalories(92)
const fatCosts = kilocalories(750)
const leanCosts = kilocalories(960)
/** Shares of a change of food that digestion and adaptation take, and the days of the latter. */
const digestion = 0.1
const adaptation = 0.14
const adaptationDays = 14
/** Milligrams of sodium in a litre of fluid, and what kidneys let go for fluid and for less carbohydrate. */
const sodium = 3220
const sodiumByFluid = 3000
const sodiumByCarbohydrate = 4000
const carbohydrateShare = 0.5
const glycogenAtFirst = 0.5
/** Glycogen with the water that it binds. */
const glycogenWithWater = 3.7
/** Forbes's constant: how much of a change is lean tissue. */
const forbes = (10.4 * inLean) / inFat

/** Kilograms of lean tissue, glycogen and fluid outside cells, and adaptation in kcal a day. Fat follows from lean. */
type State = readonly [lean: number, glycogen: number, fluid: number, adapted: number]

export interface Body {
  /** Energy in kcal a day that keeps the weight. */
  need: number
  fat: number
  lean: number
  fluid: number
  /** Energy of movement in kcal a day for each kilogram. */
  movement: number
  constant: number
}

/** Fat as a fraction of weight by age and body mass index: A. S. Jackson and others 2002, as Hall uses it. */
function fatAtFirst({ sex, age, height, weight }: Person): number {
  const index = Math.log(weight / (height / 100) ** 2)
  return (0.14 * age + (sex === 'male' ? 37.31 * index - 103.94 : 39.96 * index - 102.01)) / 100
}

/** A body in balance at a level of activity (energy of a day ÷ energy at rest, at least 1.2); undefined where so little lean tissue is left that the model does not reach it. */
export function bodyOf(person: Person, level: number): Body | undefined {
  const { sex, age, height, weight } = person
  const resting = mifflinStJeor(person)
  const fat = weight * fatAtFirst(person)
  const fluid =
    sex === 'male' ? 0.025 * age + 0.0957 * height + 0.191 * weight - 12.4 : 0.0598 * height + 0.167 * weight - 4
  const lean = weight - fat - fluid - glycogenWithWater * glycogenAtFirst
  if (fat <= 0 || fluid <= 0 || lean < 8) return undefined
  const need = resting * level
  const movement = (((1 - digestion) * level - 1) * resting) / weight
  return { need, fat, lean, fluid, movement, constant: need - leanBurns * lean - fatBurns * fat - movement * weight }
}

/** Fat that goes with so much lean tissue on Forbes's curve. */
const fatWith = (body: Body, lean: number) => body.fat * Math.exp((inLean * (lean - body.lean)) / (inFat * forbes))

const weightOf = (body: Body, [lean, glycogen, fluid]: State) =>
  lean + fatWith(body, lean) + fluid + glycogenWithWater * glycogen

function rates(body: Body, change: number, state: State): State {
  const [lean, glycogen, fluid, adapted] = state
  const fat = fatWith(body, lean)
  const intake = body.need + change
  const burnt = (carbohydrateShare * body.need) / glycogenAtFirst ** 2
  const glycogenRate = (carbohydrateShare * intake - burnt * glycogen ** 2) / inGlycogen
  const fluidRate = (-sodiumByFluid * (fluid - body.fluid) - sodiumByCarbohydrate * (1 - intake / body.need)) / sodium
  const leanPart = forbes / (forbes + fat)
  const cost = (leanPart * leanCosts) / inLean + ((1 - leanPart) * fatCosts) / inFat
  const stored = intake - inGlycogen * glycogenRate
  const spent =
    (body.constant +
      fatBurns * fat +
      leanBurns * lean +
      body.movement * weightOf(body, state) +
      digestion * change +
      adapted +
      stored * cost) /
    (1 + cost)
  return [
    (leanPart * (stored - spent)) / inLean,
    glycogenRate,
    fluidRate,
    (adaptation * change - adapted) / adaptationDays,
  ]
}

const moved = ([a, b, c, d]: State, by: State, step: number): State => [
  a + step * by[0],
  b + step * by[1],
  c + step * by[2],
  d + step * by[3],
]

/** A part of a day further, by the rule of Runge and Kutta. */
function stepped(body: Body, change: number, state: State, step: number): State {
  const first = rates(body, change, state)
  const second = rates(body, change, moved(state, first, step / 2))
  const third = rates(body, change, moved(state, second, step / 2))
  const fourth = rates(body, change, moved(state, third, step))
  const mean = (at: 0 | 1 | 2 | 3) => (first[at] + 2 * second[at] + 2 * third[at] + fourth[at]) / 6
  return moved(state, [mean(0), mean(1), mean(2), mean(3)], step)
}

function nextDay(body: Body, change: number, state: State): State {
  // Glycogen of a body with a large need comes to rest within hours, and a whole day would overshoot it.
  const parts = Math.ceil(body.need / 3000)
  let later = state
  for (let part = 0; part < parts; part += 1) later = stepped(body, change, later, 1 / parts)
  return later
}

/** Weight and fat in kilograms at the end of each day, while `change` kcal a day are eaten more than the need; below 0 less. */
export function course(body: Body, change: number, days: number): { weight: number; fat: number }[] {
  let state: State = [body.lean, glycogenAtFirst, body.fluid, 0]
  return Array.from({ length: days }, () => {
    state = nextDay(body, change, state)
    return { weight: weightOf(body, state), fat: fatWith(body, state[0]) }
  })
}

/** 0 where the body is starved before. */
function weightAfter(body: Body, change: number, days: number): number {
  let state: State = [body.lean, glycogenAtFirst, body.fluid, 0]
  for (let day = 0; day < days; day += 1) {
    state = nextDay(body, change, state)
    // Nobody lives so long; the equations have no meaning below it.
    if (state[0] < body.lean / 4) return 0
  }
  return weightOf(body, state)
}

/** Where `of`, which rises, comes to `target` between `low` and `high`. */
function found(of: (value: number) => number, target: number, low: number, high: number): number {
  let [from, to] = [low, high]
  for (let round = 0; round < 36; round += 1) {
    const middle = (from + to) / 2
    if (of(middle) < target) from = middle
    else to = middle
  }
  return (from + to) / 2
}

/** The change of food in kcal a day with which the weight comes to `goal` after so many days; undefined where even fasting is too slow. */
export function changeFor(body: Body, goal: number, days: number): number | undefined {
  if (weightAfter(body, -body.need, days) > goal) return undefined
  return found((change) => weightAfter(body, change, days), goal, -body.need, 0)
}

/** The weight at which a body comes to rest when it goes on eating `change` kcal a day more than at first. */
export function restingWeight(body: Body, change: number): number {
  const intake = 1 + change / body.need
  const glycogen = glycogenAtFirst * Math.sqrt(Math.max(0, intake))
  const fluid = body.fluid - (sodiumByCarbohydrate / sodiumByFluid) * (1 - intake)
  const spent = (lean: number) =>
    body.constant +
    fatBurns * fatWith(body, lean) +
    leanBurns * lean +
    body.movement * weightOf(body, [lean, glycogen, fluid, 0]) +
    (digestion + adaptation) * change
  const lean = found(spent, body.need + change, 0, body.lean * 1.5)
  return weightOf(body, [lean, glycogen, fluid, 0])
}

/** The change of food in kcal a day that keeps `goal`, which lies below the first weight. */
export const changeToKeep = (body: Body, goal: number) =>
  found((change) => restingWeight(body, change), goal, -body.need, 0)
