import { defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'

const share = { kind: 'percent', decimals: 1 } as const
const counted = { section: 'Also used up or moved', refines: true } as const

export default defineCalculator({
  inputs: {
    opening: money('Stock at the start', { initial: 8200, max: 1e10, help: 'Counted, at purchase price without tax.' }),
    purchases: money('Purchases', { initial: 19_400, max: 1e11 }),
    closing: money('Stock at the end', { initial: 7900, max: 1e10 }),
    sales: money('Food sales', { initial: 58_000, max: 1e11, help: 'Without tax, service and drinks.' }),
    dishes: rows('Dishes sold', {
      row: 'dish',
      columns: {
        name: text('Dish', { optional: true, maxLength: 60 }),
        sold: integer('Sold', { min: 0, max: 1e8 }),
        cost: money('Recipe cost', { max: 1e7 }),
        price: money('Price', { max: 1e7 }),
        used: money('Actually used', { optional: true, max: 1e10 }),
      },
      initial: [
        { name: 'Margherita', sold: 1150, cost: 2.6, price: 11, used: 3190 },
        { name: 'Carbonara', sold: 820, cost: 3.9, price: 14.5, used: 3240 },
        { name: 'Sea bass', sold: 410, cost: 9.2, price: 26, used: 4420 },
        { name: 'Tiramisu', sold: 760, cost: 1.9, price: 7.5, used: 1460 },
        { name: 'Everything else', sold: 1240, cost: 3.4, price: 12.2 },
      ],
      min: 0,
      max: 200,
      help: 'From the till and your recipes. Where stock is counted by dish, the last column is the value of what was really used.',
    }),
    transfersIn: money('Taken over from other sites', { initial: 0, max: 1e10, ...counted }),
    transfersOut: money('Given to other sites or the bar', { initial: 350, max: 1e10, ...counted }),
    staffMeals: money('Staff meals', {
      initial: 620,
      max: 1e10,
      ...counted,
      help: 'Taken out of the cost: they feed staff, not guests.',
    }),
    labour: money('Labor cost', {
      initial: 18_500,
      max: 1e11,
      refines: true,
      help: 'With payroll taxes, for the prime cost.',
    }),
    target: percent('Food cost you aim for', {
      initial: 0.3,
      above: 0,
      max: 1,
      slider: { from: 0.1, to: 0.6, step: 0.005 },
      refines: true,
    }),
  },
  outputs: {
    actual: { ...share, label: 'Actual food cost' },
    theoretical: { ...share, label: 'Theoretical food cost', optional: true },
    points: { ...share, label: 'Above theory, in points', optional: true },
    variance: { kind: 'money', label: 'Above theory, in money', optional: true },
    verdict: { kind: 'verdict', label: 'Where it goes' },
    cost: { kind: 'money', label: 'Cost of food sold', section: 'The period' },
    theoreticalCost: { kind: 'money', label: 'Cost by recipes', optional: true, section: 'The period' },
    tillSales: { kind: 'money', label: 'Sales of the dishes listed', optional: true, section: 'The period' },
    gross: { kind: 'money', label: 'Gross profit of food', section: 'The period' },
    prime: { kind: 'money', label: 'Prime cost', section: 'The period', help: 'Food and labor.' },
    primeShare: { ...share, label: 'Prime cost, of food sales', section: 'The period' },
    overTarget: { kind: 'money', label: 'Above your aim', section: 'The period', help: 'Below 0: under it.' },
    table: {
      kind: 'table',
      label: 'By dish, largest loss first',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Dish' },
        sold: { kind: 'count', label: 'Sold' },
        share: { ...share, label: 'Recipe cost, of price' },
        margin: { kind: 'money', label: 'Margin each' },
        should: { kind: 'money', label: 'Should use' },
        used: { kind: 'money', label: 'Used' },
        loss: { kind: 'money', label: 'Loss' },
        lossRank: { kind: 'count', label: 'Rank of loss' },
        ideal: { kind: 'money', label: 'Price at your aim' },
      },
      totals: ['sold', 'should'],
    },
  },
  formula:
    'Cost of food sold = stock at start + purchases + taken over − stock at end − given away − staff meals. Actual food cost = cost of food sold ÷ food sales. Theoretical cost = sum of dishes sold × recipe cost. Price at your aim = recipe cost ÷ food cost aimed for',
  limits: [
    'Two counts on the wrong evening shift more cost between periods than any thief. Count on the same weekday.',
    'The theoretical percentage is set against the same food sales; dishes that are not listed lower it.',
    'The price at your aim looks at ingredients only. A dish with much labor needs more.',
  ],
  sources: [
    { title: 'National Restaurant Association: Uniform System of Accounts for Restaurants' },
    { title: 'P. Dittmer, J. Keefe: Principles of Food, Beverage, and Labor Cost Controls' },
  ],

  compute(values, { show, minorDigits }) {
    const { opening, purchases, closing, sales, dishes, transfersIn, transfersOut, staffMeals, labour, target } = values
    if (sales === 0) return problem('sales', 'must be more than 0: without sales there is no percentage')
    const cost = opening + purchases + transfersIn - closing - transfersOut - staffMeals
    if (compareAmounts(cost, 0, minorDigits, opening + purchases) < 0)
      return problem('closing', 'must not be more than there was: less than nothing would have been used')
    const should = dishes.reduce((sum, dish) => sum + dish.sold * dish.cost, 0)
    const tillSales = dishes.reduce((sum, dish) => sum + dish.sold * dish.price, 0)
    const known = dishes.length > 0
    const variance = known ? cost - should : undefined
    const rows = dishes.map((dish, at) => ({
      name: dish.name || `Dish ${at + 1}`,
      sold: dish.sold,
      share: dish.price > 0 ? dish.cost / dish.price : null,
      margin: dish.price - dish.cost,
      should: dish.sold * dish.cost,
      used: dish.used ?? null,
      loss: dish.used === undefined ? null : dish.used - dish.sold * dish.cost,
      ideal: dish.cost / target,
    }))
    const losses = rows.flatMap(({ loss }) => (loss === null ? [] : [loss]))
    const ranked = rows
      .map(({ name, sold, share: ofPrice, margin, should: planned, used, loss, ideal }) => ({
        name,
        sold,
        share: ofPrice,
        margin,
        should: planned,
        used,
        loss,
        lossRank: loss === null ? null : 1 + losses.filter((other) => other > loss).length,
        ideal,
      }))
      .sort((one, other) => (other.loss ?? -Infinity) - (one.loss ?? -Infinity) || 0)
    return {
      actual: cost / sales,
      theoretical: known ? should / sales : undefined,
      points: variance === undefined ? undefined : variance / sales,
      variance,
      verdict: reading(),
      cost,
      theoreticalCost: known ? should : undefined,
      tillSales: known ? tillSales : undefined,
      gross: sales - cost,
      prime: cost + labour,
      primeShare: (cost + labour) / sales,
      overTarget: cost - target * sales,
      table: known ? ranked : undefined,
    }

    function reading() {
      const over = compareAmounts(cost, target * sales, minorDigits)
      const aim =
        over > 0
          ? `Food takes ${show.percent(cost / sales, 1)} of sales, more than the ${show.percent(target, 1)} you aim for.`
          : `Food takes ${show.percent(cost / sales, 1)} of sales, within your aim of ${show.percent(target, 1)}.`
      const order = variance === undefined ? 0 : compareAmounts(variance, 0, minorDigits, cost)
      const [worst] = ranked
      const dish = worst?.loss && compareAmounts(worst.loss, 0, minorDigits) > 0 ? ` ${worst.name} loses most.` : ''
      const theory =
        variance === undefined || order === 0
          ? ''
          : order > 0
            ? ` Recipes explain all but ${show.money(variance)} of it.${dish}`
            : ' Less was used than recipes say: check counts, recipes and dishes missing from the stock.'
      if (order < 0) return { is: 'fair' as const, says: `${aim}${theory}` }
      return { is: over > 0 ? ('bad' as const) : ('good' as const), says: `${aim}${theory}` }
    }
  },

  steps({ dishes }, { theoreticalCost }) {
    return [
      { gives: 'cost', is: '{opening} + {purchases} + {transfersIn} − {closing} − {transfersOut} − {staffMeals}' },
      { gives: 'actual', is: '{cost} ÷ {sales}' },
      ...(theoreticalCost === undefined || dishes.length === 0
        ? []
        : [
            { gives: 'theoretical' as const, is: '{theoreticalCost} ÷ {sales}' },
            { gives: 'variance' as const, is: '{cost} − {theoreticalCost}' },
            { gives: 'points' as const, is: '{variance} ÷ {sales}' },
          ]),
      { gives: 'gross', is: '{sales} − {cost}' },
      { gives: 'prime', is: '{cost} + {labour}' },
      { gives: 'primeShare', is: '{prime} ÷ {sales}' },
      { gives: 'overTarget', is: '{cost} − {target} × {sales}' },
    ]
  },

  charts: [
    {
      kind: 'bar',
      title: 'What should have been used, and what was',
      of: 'table',
      x: 'name',
      y: ['should', 'used'],
      needs: 'table',
    },
  ],
  examples: [
    {
      name: 'A trattoria in May',
      given: {
        opening: 6000,
        purchases: 15_000,
        closing: 5200,
        sales: 48_000,
        dishes: [
          { name: 'Pizza', sold: 2000, cost: 2.5, price: 11, used: 5300 },
          { name: 'Fish', sold: 500, cost: 9, price: 25, used: 5400 },
          { name: 'Other', sold: 900, cost: 4, price: 14.4 },
        ],
        transfersIn: 0,
        transfersOut: 300,
        staffMeals: 300,
        labour: 14_800,
        target: 0.3,
      },
      expect: {
        cost: 15_200,
        actual: 0.3166667,
        theoreticalCost: 13_100,
        theoretical: 0.2729167,
        variance: 2100,
        points: 0.04375,
        prime: 30_000,
        primeShare: 0.625,
        overTarget: 800,
        verdict: 'bad',
        table: { at: { 0: { name: 'Fish', loss: 900, lossRank: 1, ideal: 30 } } },
      },
    },
  ],
})
