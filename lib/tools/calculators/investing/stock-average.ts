import { choice, defineCalculator, money, number, problem, rows, toggle } from '@/lib/kits/calculator'
import { sharePositions, sharesForAverage } from '@/lib/subjects/trading/lots'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

export default defineCalculator({
  inputs: {
    trades: rows('Your trades, oldest first', {
      row: 'trade',
      columns: {
        side: choice('Side', { options: { buy: 'Buy', sell: 'Sell' }, initial: 'buy', as: 'menu' }),
        shares: number('Shares', { above: 0, max: 1e12 }),
        price: money('Price', {}),
        fees: money('Fees', { initial: 0 }),
      },
      initial: [
        { side: 'buy', shares: 100, price: 50, fees: 5 },
        { side: 'buy', shares: 60, price: 44, fees: 5 },
      ],
      min: 1,
      max: 200,
    }),
    method: choice('A sale takes out', {
      options: { average: 'Average cost', 'first-in': 'First bought' },
      initial: 'average',
      help: 'Without sales both are the same. Tax law of your country decides which counts there.',
      refines: true,
    }),
    currentPrice: money('Price now', { initial: 40 }),
    exitFee: money('Fee to sell everything', { initial: 5, refines: true }),
    target: money('Average you want', { initial: 45, optional: true, above: 0, section: 'Next buy' }),
    nextPrice: money('Price of the next buy', { initial: 40, above: 0, section: 'Next buy' }),
    nextFee: money('Fee of the next buy', { initial: 5, section: 'Next buy', refines: true }),
    wholeShares: toggle('Whole shares only', { initial: true, section: 'Next buy', refines: true }),
  },
  outputs: {
    average: { kind: 'money', label: 'Average cost of a share', decimals: 4, optional: true },
    state: { kind: 'verdict', label: 'Position', optional: true },
    shares: { kind: 'number', label: 'Shares held' },
    cost: { kind: 'money', label: 'Total cost of them' },
    breakeven: {
      kind: 'money',
      label: 'Break-even price after fees',
      decimals: 4,
      optional: true,
      help: 'Sold at this price, you neither win nor lose.',
    },
    gain: { kind: 'money', label: 'Unrealised profit or loss', optional: true, section: 'At the price now' },
    gainShare: { kind: 'percent', label: 'In per cent of cost', optional: true, section: 'At the price now' },
    realised: { kind: 'money', label: 'Profit or loss already realised', optional: true, section: 'At the price now' },
    reach: { kind: 'verdict', label: 'Average you want', optional: true },
    toBuy: { kind: 'number', label: 'Shares to buy', optional: true, section: 'To reach your average' },
    budget: { kind: 'money', label: 'Money needed', optional: true, section: 'To reach your average' },
    newAverage: {
      kind: 'money',
      label: 'Average afterwards',
      decimals: 4,
      optional: true,
      section: 'To reach your average',
    },
    newShares: { kind: 'number', label: 'Shares afterwards', optional: true, section: 'To reach your average' },
    ledger: {
      kind: 'table',
      label: 'After each trade',
      columns: {
        trade: { kind: 'count', label: 'Trade' },
        price: { kind: 'money', label: 'Price' },
        shares: { kind: 'number', label: 'Shares held' },
        cost: { kind: 'money', label: 'Cost' },
        average: { kind: 'money', label: 'Average', decimals: 4 },
        realised: { kind: 'money', label: 'Realised so far' },
      },
    },
    comparison: {
      kind: 'series',
      label: 'Average and price before and after the next buy',
      optional: true,
      columns: {
        when: { kind: 'text', label: 'When' },
        average: { kind: 'money', label: 'Average cost' },
        price: { kind: 'money', label: 'Price of the next buy' },
      },
    },
  },
  formula:
    'Average = (sum of shares × price + fees) ÷ shares; shares to buy = (shares × (average − target) + fee) ÷ (target − price)',
  limits: [
    'One share class in one currency; splits have to be entered in shares and prices of today.',
    'Dividends, tax and interest on borrowed money are left out.',
    'First bought, first sold is counted by the order of your list, without the special rules of any tax law.',
  ],
  sources: [
    {
      title: 'IRS Publication 550, Investment Income and Expenses: cost basis, first-in first-out and average basis',
      href: 'https://www.irs.gov/publications/p550',
    },
    {
      title: 'HM Revenue & Customs: HS284 Shares and Capital Gains Tax (the pool at average cost)',
      href: 'https://www.gov.uk/government/publications/shares-and-capital-gains-tax-hs284-self-assessment-helpsheet',
    },
  ],

  compute({ trades, method, currentPrice, exitFee, target, nextPrice, nextFee, wholeShares }, { minorDigits, show }) {
    const positions = sharePositions(trades, method)
    if ('oversold' in positions)
      return problem('trades', `must not sell more than is held (trade ${positions.oversold + 1})`)
    const ledger = positions.map((after, at) => ({
      trade: at + 1,
      price: trades[at]?.price ?? null,
      shares: after.shares,
      cost: after.cost,
      average: after.shares > 0 ? after.cost / after.shares : null,
      realised: after.realised,
    }))
    const held = positions.at(-1) ?? { shares: 0, cost: 0, realised: 0 }
    const { shares, cost } = held
    const sold = trades.some(({ side }) => side === 'sell')
    const base = { shares, cost, ledger, ...(sold ? { realised: held.realised } : {}) }
    if (shares === 0)
      return {
        ...base,
        state: {
          is: 'plain' as const,
          says: `You hold no shares. The trades made ${show.money(held.realised)} in all.`,
        },
      }
    const average = cost / shares
    const gain = shares * currentPrice - cost
    const results = {
      ...base,
      average,
      breakeven: (cost + exitFee) / shares,
      gain,
      ...(cost > 0 ? { gainShare: gain / cost } : {}),
    }
    if (target === undefined) return results
    if (compareAmounts(average, target, minorDigits + 2) === 0)
      return {
        ...results,
        reach: { is: 'good' as const, says: `Your average is ${show.money(target, minorDigits + 2)} already.` },
      }
    const exact = sharesForAverage(held, target, nextPrice, nextFee)
    // Less than a billionth of a share is noise of the division, not another share.
    const toBuy = exact !== undefined && wholeShares ? wholeUnits(exact) : exact
    const unreachable =
      toBuy === undefined
        ? `The average you want must lie between the price of the next buy, ${show.money(nextPrice)}, and your average, ${show.money(average, 4)}.`
        : toBuy <= 0
          ? 'The fee of the next buy alone moves the average past the one you want.'
          : toBuy > 1e15
            ? 'The average you want is too close to the price of the next buy.'
            : undefined
    if (toBuy === undefined || unreachable !== undefined)
      return { ...results, reach: { is: 'bad' as const, says: unreachable ?? '' } }
    const budget = toBuy * nextPrice + nextFee
    const newAverage = (cost + budget) / (shares + toBuy)
    return {
      ...results,
      toBuy,
      budget,
      newAverage,
      newShares: shares + toBuy,
      comparison: [
        { when: 'Now', average, price: nextPrice },
        { when: 'After the next buy', average: newAverage, price: nextPrice },
      ],
    }
  },

  steps: [
    { finds: 'Average cost', gives: 'average', is: '{cost} ÷ {shares}' },
    { finds: 'Break-even after fees', gives: 'breakeven', is: '({cost} + {exitFee}) ÷ {shares}' },
    { gives: 'gain', is: '{shares} × {currentPrice} − {cost}' },
    {
      gives: 'toBuy',
      is: '({cost} − {shares} × {target} + {nextFee}) ÷ ({target} − {nextPrice})',
      when: { field: 'wholeShares', is: false },
    },
    {
      gives: 'toBuy',
      is: '({cost} − {shares} × {target} + {nextFee}) ÷ ({target} − {nextPrice})',
      rounded: 'up',
      when: { field: 'wholeShares', is: true },
    },
    { gives: 'budget', is: '{toBuy} × {nextPrice} + {nextFee}' },
    { gives: 'newAverage', is: '({cost} + {budget}) ÷ {newShares}' },
  ],

  charts: [
    {
      kind: 'bar',
      title: 'Average cost before and after the next buy',
      of: 'comparison',
      x: 'when',
      y: ['average', 'price'],
      needs: 'comparison',
    },
    { kind: 'line', title: 'Price and average cost trade by trade', of: 'ledger', x: 'trade', y: ['average', 'price'] },
  ],
  examples: [
    {
      name: 'Bought too early',
      given: {
        trades: [
          { side: 'buy', shares: 80, price: 62, fees: 4 },
          { side: 'buy', shares: 40, price: 53, fees: 4 },
        ],
        currentPrice: 48,
        exitFee: 4,
        target: 54,
        nextPrice: 48,
        nextFee: 4,
        wholeShares: true,
      },
      expect: { average: 59.0667, cost: 7088, toBuy: 102, budget: 4900, newAverage: 54 },
    },
    {
      name: 'A sale in between',
      given: {
        trades: [
          { side: 'buy', shares: 100, price: 10, fees: 0 },
          { side: 'buy', shares: 100, price: 20, fees: 0 },
          { side: 'sell', shares: 50, price: 25, fees: 10 },
        ],
        method: 'first-in',
        currentPrice: 24,
        exitFee: 10,
        target: undefined,
      },
      expect: { average: 16.6667, realised: 740 },
    },
  ],
})
