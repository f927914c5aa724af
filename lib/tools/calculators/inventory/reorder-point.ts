import { choice, date, defineCalculator, number, percent, problem } from '@/lib/kits/calculator'
import { wholeUnits } from '@/lib/subjects/profit/contribution'
import { daysLater } from '@/lib/subjects/time/calendar'
import { leadTimeDemandDeviation, serviceFactor } from '@/lib/subjects/inventory/safety-stock'

const byLevel = { field: 'buffer', is: 'level' } as const
const units = { kind: 'count', unit: 'units' } as const
const mostDrawn = 120

export default defineCalculator({
  inputs: {
    demand: number('Average demand a day', { initial: 24, min: 0, max: 1e9, unit: 'units' }),
    leadTime: number('Lead time', {
      initial: 10,
      min: 0,
      max: 3650,
      unit: 'days',
      slider: { to: 60, step: 1 },
      help: 'From placing the order until the goods can be sold.',
    }),
    buffer: choice('Safety stock', { options: { own: 'I know it', level: 'From a service level' }, initial: 'own' }),
    safety: number('Safety stock', {
      initial: 80,
      min: 0,
      max: 1e9,
      unit: 'units',
      shownWhen: { field: 'buffer', is: 'own' },
    }),
    level: percent('Cycle service level', {
      initial: 0.95,
      slider: { from: 0.5, to: 0.995, step: 0.005 },
      above: 0,
      below: 1,
      refines: true,
      shownWhen: byLevel,
    }),
    deviation: number('Standard deviation of a day', {
      initial: 8,
      min: 0,
      max: 1e9,
      unit: 'units',
      shownWhen: byLevel,
    }),
    leadDeviation: number('Standard deviation of lead time', {
      initial: 1.5,
      min: 0,
      max: 3650,
      unit: 'days',
      shownWhen: byLevel,
      refines: true,
    }),
    onHand: number('On hand', { initial: 410, min: 0, max: 1e9, unit: 'units' }),
    onOrder: number('On order', { initial: 0, min: 0, max: 1e9, unit: 'units', refines: true, section: 'Stock now' }),
    backorders: number('Owed to customers', {
      initial: 0,
      min: 0,
      max: 1e9,
      unit: 'units',
      refines: true,
      section: 'Stock now',
    }),
    today: date('Counted on', { optional: true, refines: true, section: 'Stock now' }),
    review: number('Days between reviews', {
      initial: 0,
      min: 0,
      max: 365,
      unit: 'days',
      refines: true,
      section: 'Ordering',
      help: '0 where stock is watched all the time.',
    }),
    quantity: number('Order quantity', {
      initial: 300,
      above: 0,
      max: 1e9,
      unit: 'units',
      refines: true,
      section: 'Ordering',
    }),
  },
  outputs: {
    point: { ...units, label: 'Reorder point' },
    position: {
      kind: 'number',
      label: 'Inventory position',
      decimals: 1,
      unit: 'units',
      help: 'On hand + on order − owed to customers.',
    },
    verdict: { kind: 'verdict', label: 'What to do' },
    daysLeft: { kind: 'number', label: 'Days until you must order', decimals: 1 },
    daysToEmpty: { kind: 'number', label: 'Days the stock on hand lasts', decimals: 1, optional: true },
    orderDate: { kind: 'date', label: 'Order by', optional: true, section: 'Dates' },
    emptyDate: { kind: 'date', label: 'Empty without a delivery', optional: true, section: 'Dates' },
    expected: {
      kind: 'number',
      label: 'Demand in the lead time',
      decimals: 1,
      unit: 'units',
      section: 'How it comes about',
    },
    buffered: { kind: 'number', label: 'Safety stock', decimals: 1, unit: 'units', section: 'How it comes about' },
    z: { kind: 'number', label: 'z of the service level', decimals: 3, optional: true, section: 'How it comes about' },
    spread: {
      kind: 'number',
      label: 'Deviation of demand in the lead time',
      decimals: 2,
      optional: true,
      section: 'How it comes about',
    },
    cycle: { kind: 'number', label: 'Days between orders', decimals: 1, optional: true, section: 'How it comes about' },
    open: {
      kind: 'number',
      label: 'Orders under way at a time',
      decimals: 2,
      optional: true,
      section: 'How it comes about',
    },
    course: {
      kind: 'series',
      label: 'Stock day by day at average demand',
      columns: {
        day: { kind: 'count', label: 'Day' },
        stock: { kind: 'number', label: 'On hand', decimals: 1 },
        position: { kind: 'number', label: 'With orders under way', decimals: 1 },
        point: { kind: 'number', label: 'Reorder point', decimals: 0 },
      },
    },
  },
  formula:
    'Reorder point = demand a day × (lead time + review interval) + safety stock. Order when on hand + on order − owed to customers is at or below it',
  limits: [
    'Demand of each day is the average; the buffer alone stands for days above it.',
    'The drawing lets what is on order now arrive after a full lead time, and orders the same quantity each time.',
    'With reviews the interval is added in full, which is on the safe side where reviews are frequent.',
  ],
  sources: [
    {
      title:
        'E. Silver, D. Pyke, D. Thomas: Inventory and Production Management in Supply Chains, chapter 6, (s, Q) systems',
    },
    { title: 'W. Stevenson: Operations Management, chapter Inventory Management, Reorder Point Ordering' },
  ],

  compute(values, { show }) {
    const {
      demand,
      leadTime,
      buffer,
      level,
      deviation,
      leadDeviation,
      onHand,
      onOrder,
      backorders,
      today,
      review,
      quantity,
    } = values
    const covered = leadTime + review
    const z = buffer === 'level' ? serviceFactor(level) : undefined
    if (buffer === 'level' && z === undefined) return problem('level', 'must be above 0% and below 100%')
    const spread =
      z === undefined
        ? undefined
        : leadTimeDemandDeviation({
            demand,
            demandDeviation: deviation,
            leadTime: covered,
            leadTimeDeviation: leadDeviation,
          })
    const buffered = z === undefined || spread === undefined ? values.safety : Math.max(0, z * spread)
    const expected = demand * covered
    const point = wholeUnits(expected + buffered)
    const position = onHand + onOrder - backorders
    const isDue = position <= point
    const daysLeft = isDue || demand === 0 ? 0 : (position - point) / demand
    const daysToEmpty = demand > 0 ? Math.max(0, onHand - backorders) / demand : undefined
    const cycle = demand > 0 ? quantity / demand : undefined
    const dayAt = (days: number | undefined) =>
      today === undefined || days === undefined || days > 1e5 ? undefined : daysLater(today, Math.floor(days + 1e-9))
    return {
      point,
      position,
      verdict: advice(),
      daysLeft,
      daysToEmpty,
      orderDate: demand > 0 || isDue ? dayAt(daysLeft) : undefined,
      emptyDate: dayAt(daysToEmpty),
      expected,
      buffered,
      z,
      spread,
      cycle,
      open: cycle === undefined ? undefined : leadTime / cycle,
      course: course(),
    }

    function advice() {
      if (demand === 0)
        return { is: 'plain' as const, says: 'Without demand nothing runs out, and only the safety stock is kept.' }
      const missing = show.number(Math.max(0, point - position), 1)
      if (isDue && daysToEmpty !== undefined && onOrder === 0 && daysToEmpty < leadTime)
        return {
          is: 'bad' as const,
          says: `Order now. The stock lasts ${show.number(daysToEmpty, 1)} days, shorter than the lead time: expect to run out.`,
        }
      if (isDue)
        return { is: 'fair' as const, says: `Order now. The position is ${missing} below the reorder point or at it.` }
      return {
        is: 'good' as const,
        says: `No order yet. At average demand the reorder point is reached in ${show.number(daysLeft, 1)} days.`,
      }
    }

    function course() {
      const wait = Math.ceil(leadTime - 1e-9)
      const arriving = new Map<number, number>()
      const add = (day: number, amount: number) => arriving.set(day, (arriving.get(day) ?? 0) + amount)
      let stock = onHand - backorders
      let under = onOrder
      if (onOrder > 0) add(wait, onOrder)
      const length = Math.min(mostDrawn, Math.max(30, Math.ceil((cycle ?? 10) * 3 + covered)))
      return Array.from({ length: length + 1 }, (_, day) => {
        const came = arriving.get(day) ?? 0
        if (day > 0) stock -= demand
        stock += came
        under -= came
        const isReviewed = review === 0 || day % Math.max(1, Math.round(review)) === 0
        if (isReviewed && demand > 0 && stock + under <= point) {
          const orders = Math.floor((point - stock - under) / quantity + 1e-9) + 1
          const amount = orders * quantity
          under += amount
          if (wait === 0) {
            stock += amount
            under -= amount
          } else add(day + wait, amount)
        }
        return { day, stock, position: stock + under, point }
      })
    }
  },

  steps: [
    { gives: 'expected', is: '{demand} × ({leadTime} + {review})' },
    {
      gives: 'spread',
      is: '√(({leadTime} + {review}) × {deviation}² + {demand}² × {leadDeviation}²)',
      when: { field: 'buffer', is: 'level' },
    },
    { gives: 'point', is: '{expected} + {buffered}', rounded: 'up' },
    { gives: 'position', is: '{onHand} + {onOrder} − {backorders}' },
    { gives: 'cycle', is: '{quantity} ÷ {demand}' },
    { gives: 'open', is: '{leadTime} ÷ {cycle}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Stock, position and reorder point',
      of: 'course',
      x: 'day',
      y: ['stock', 'position', 'point'],
    },
  ],
  examples: [
    {
      name: 'A pharmacy and its test strips',
      given: {
        demand: 15,
        leadTime: 6,
        buffer: 'own',
        safety: 30,
        onHand: 90,
        onOrder: 75,
        backorders: 0,
        today: '2026-03-02',
        review: 0,
        quantity: 75,
      },
      expect: {
        point: 120,
        position: 165,
        daysLeft: 3,
        orderDate: '2026-03-05',
        daysToEmpty: 6,
        cycle: 5,
        open: 1.2,
        verdict: 'good',
      },
    },
  ],
})
