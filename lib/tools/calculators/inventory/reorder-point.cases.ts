import { defineCases } from '@/lib/kits/calculator'
import point from './reorder-point'

const stock = { onHand: 1000, onOrder: 0, backorders: 0, review: 0, quantity: 300, today: undefined } as const

export default defineCases(point, [
  {
    name: 'Sand: 50 tons in the lead time, a risk of 3%: 59.4 tons',
    given: { ...stock, demand: 50, leadTime: 1, buffer: 'level', level: 0.97, deviation: 5, leadDeviation: 0 },
    expect: { point: 60, expected: 50, buffered: 9.403968, z: 1.880794, spread: 5, orderDate: null, emptyDate: null },
    source: {
      title: 'Stevenson, Operations Management, chapter 12, example 8, as printed at holooly.com',
      href: 'https://holooly.com/solutions-v20/computing-the-rop-and-safety-stock-when-the-mean-and-standard-deviation-of-lead-time-demand-are-given-suppose-that-the-manager-of-a-construction-supply-house-determined-from-historical-records-that-2',
      how: 'z = 1.88, safety stock 9.40, reorder at 59.40; rounded up to whole units here',
    },
  },
  {
    name: 'Steady demand of 12,500 and a lead time of 4 days that deviates by one, 97%',
    given: { ...stock, demand: 12_500, leadTime: 4, buffer: 'level', level: 0.97, deviation: 0, leadDeviation: 1 },
    expect: { point: 73_510, z: 1.880794, spread: 12_500, expected: 50_000, buffered: 23_509.92, verdict: 'bad' },
    says: { verdict: 'shorter than the lead time' },
    source: {
      title: 'BrainMass exercise on the reorder point, worked in LibreOffice Calc',
      href: 'https://brainmass.com/business/business-management/reorder-point-rop-210800',
      how: 'The exercise and its z of 1.88; figures by the formulas of the sheet',
      sheet: {
        formulas: {
          point: '=ROUNDUP(4*12500+NORMINV(0.97;0;1)*12500;0)',
          z: '=NORMINV(0.97;0;1)',
          buffered: '=NORMINV(0.97;0;1)*12500',
        },
      },
    },
  },
  {
    name: 'A position of stock, orders and debts, with dates and reviews',
    given: {
      demand: 20,
      leadTime: 7,
      buffer: 'own',
      safety: 55,
      onHand: 180,
      onOrder: 200,
      backorders: 30,
      today: '2026-02-25',
      review: 5,
      quantity: 100,
    },
    expect: {
      point: 295,
      position: 350,
      daysLeft: 2.75,
      daysToEmpty: 7.5,
      orderDate: '2026-02-27',
      emptyDate: '2026-03-04',
      expected: 240,
      buffered: 55,
      cycle: 5,
      open: 1.4,
      z: null,
      spread: null,
      verdict: 'good',
      course: {
        rows: 31,
        at: {
          0: { day: 0, stock: 150, position: 350, point: 295 },
          5: { day: 5, stock: 50, position: 350, point: 295 },
          7: { day: 7, stock: 210, position: 310, point: 295 },
          12: { day: 12, stock: 210, position: 310, point: 295 },
        },
      },
    },
    says: { verdict: 'in 2.8 days' },
    source: {
      title: 'Python datetime and arithmetic on paper',
      how: '20 × 12 + 55; 180 + 200 − 30; (350 − 295) ÷ 20; date(2026,2,25) + timedelta(2) and (7). On day 5 the position has fallen to 250, 100 are ordered and come on day 12; on day 10 it is 250 again',
    },
  },
  {
    name: 'At the point exactly',
    given: { ...stock, demand: 10, leadTime: 5, buffer: 'own', safety: 10, onHand: 60 },
    expect: { point: 60, daysLeft: 0, verdict: 'fair' },
    says: { verdict: 'Order now' },
    source: { title: 'Arithmetic on paper', how: '10 × 5 + 10 = 60' },
  },
  {
    name: 'No lead time at all: what is ordered is there',
    given: { ...stock, demand: 10, leadTime: 0, buffer: 'own', safety: 0, onHand: 15, quantity: 40 },
    expect: {
      point: 0,
      daysLeft: 1.5,
      course: { at: { 1: { stock: 5, position: 5 }, 2: { stock: 35, position: 35 } } },
    },
    source: { title: 'Arithmetic on paper', how: '15 − 20 = −5, plus 40 is 35' },
  },
  {
    name: 'No demand',
    given: { ...stock, demand: 0, leadTime: 5, buffer: 'own', safety: 10, today: '2026-01-01' },
    expect: { point: 10, daysLeft: 0, daysToEmpty: null, cycle: null, open: null, orderDate: null, verdict: 'plain' },
    says: { verdict: 'nothing runs out' },
    source: { title: 'Arithmetic on paper', how: '0 × 5 + 10' },
  },
  {
    name: 'Half of all cycles may run out: no safety stock',
    given: { ...stock, demand: 10, leadTime: 4, buffer: 'level', level: 0.5, deviation: 3, leadDeviation: 0 },
    expect: { point: 40, z: 0, spread: 6, buffered: 0 },
    source: { title: 'The normal distribution', how: 'Its middle is 0: half lies above; √(4 × 3²) = 6; 10 × 4' },
  },
  {
    name: 'Half a unit a day',
    given: {
      ...stock,
      demand: 0.5,
      leadTime: 4,
      buffer: 'own',
      safety: 0,
      onHand: 0.5,
      today: '2026-03-30',
      quantity: 10,
    },
    expect: {
      point: 2,
      daysToEmpty: 1,
      cycle: 20,
      orderDate: '2026-03-30',
      emptyDate: '2026-03-31',
      verdict: 'bad',
      course: { rows: 65, at: { 0: { stock: 0.5, position: 10.5 }, 4: { stock: 8.5, position: 8.5 } } },
    },
    says: { verdict: 'lasts 1.0 days' },
    source: {
      title: 'Arithmetic on paper',
      how: '0.5 × 4 = 2; 10 ÷ 0.5 = 20; three cycles and the lead time are 64 days; 0.5 − 4 × 0.5 + 10 = 8.5',
    },
  },
  {
    name: 'More owed than there is',
    given: { ...stock, demand: 10, leadTime: 5, buffer: 'own', safety: 0, onHand: 10, backorders: 30 },
    expect: { position: -20, daysToEmpty: 0, verdict: 'bad' },
    source: { title: 'Arithmetic on paper', how: '10 − 30 = −20: nothing lasts' },
  },
  {
    name: 'The stock lasts just as long as the delivery takes',
    given: { ...stock, demand: 10, leadTime: 5, buffer: 'own', safety: 7.25, onHand: 50 },
    expect: { point: 58, position: 50, daysToEmpty: 5, verdict: 'fair' },
    says: { verdict: 'is 8.0 below the reorder point' },
    source: { title: 'Arithmetic on paper', how: '50 ÷ 10 = 5 days; 57.25 up to 58; 58 − 50' },
  },
  {
    name: 'A part of a unit below the point, and days that end in part',
    given: { ...stock, demand: 10, leadTime: 5, buffer: 'own', safety: 10, onHand: 52.75 },
    expect: { point: 60, position: 52.75, daysToEmpty: 5.275, verdict: 'fair' },
    says: { verdict: 'is 7.3 below' },
    source: { title: 'Arithmetic on paper', how: '60 − 52.75 = 7.25' },
  },
  {
    name: 'Not even half the lead time',
    given: { ...stock, demand: 10, leadTime: 5, buffer: 'own', safety: 10, onHand: 23.3 },
    expect: { daysToEmpty: 2.33, verdict: 'bad' },
    says: { verdict: 'lasts 2.3 days' },
    source: { title: 'Arithmetic on paper', how: '23.3 ÷ 10' },
  },
  {
    name: 'Watched all the time: ordered when the point is reached',
    given: { ...stock, demand: 10, leadTime: 2, buffer: 'own', safety: 0, onHand: 30, quantity: 40 },
    expect: {
      point: 20,
      course: {
        rows: 31,
        at: {
          0: { stock: 30, position: 30 },
          1: { stock: 20, position: 60 },
          2: { stock: 10, position: 50 },
          3: { stock: 40, position: 40 },
          5: { stock: 20, position: 60 },
        },
      },
    },
    source: { title: 'Arithmetic on paper', how: '30, 20 (40 ordered), 10, 0 + 40, 30, 20 (40 ordered)' },
  },
  {
    name: 'Orders so small that one is not always enough',
    given: { ...stock, demand: 10, leadTime: 2, buffer: 'own', safety: 0, onHand: 30, quantity: 5 },
    expect: {
      course: {
        at: { 1: { stock: 20, position: 25 }, 2: { stock: 10, position: 25 }, 3: { stock: 5, position: 25 } },
      },
    },
    source: {
      title: 'Arithmetic on paper',
      how: 'Above 20 after each order: 20 + 5; 15 + 10; 0 + 5 arrived and 10 on the way, 15 + 10',
    },
  },
])
