import { defineCases } from '@/lib/kits/calculator'
import graph from './graphing-calculator'

const mpmath = { title: 'mpmath and SymPy: roots of the equations' }
const limit = { title: 'The limit that the page states' }
const wide = { left: -5, right: 5, bottom: undefined, top: undefined } as const

export default defineCases(graph, [
  {
    name: 'A parabola and a line',
    given: { ...wide, functions: 'x^2 - 2\nx + a', a: 1 },
    expect: {
      summary: '3 zeros, 1 extreme, 2 crossings',
      verdict: null,
      points: {
        rows: 8,
        at: {
          0: { curve: 'y₁', is: 'Zero', x: '−1.41421356', y: '0' },
          1: { x: '1.41421356' },
          2: { is: 'Minimum', x: '0', y: '−2' },
          3: { is: 'Crossing of the y axis', x: '0', y: '−2' },
          4: { curve: 'y₂', is: 'Zero', x: '−1' },
          6: { curve: 'y₁ and y₂', is: 'Crossing', x: '−1.30277564', y: '−0.302775638' },
          7: { x: '2.30277564', y: '3.30277564' },
        },
      },
      values: {
        rows: 21,
        at: { 0: { x: '−5', values: 'y₁ = 23; y₂ = −4' }, 10: { x: '0', values: 'y₁ = −2; y₂ = 1' } },
      },
      curves: { rows: 2, at: { 0: { name: 'y₁', formula: 'y = x² − 2' }, 1: { formula: 'y = x + a' } } },
    },
    source: { ...mpmath, how: '√2 = 1.41421356237; (1 ± √13)/2 = 2.30277563773, −1.30277563773' },
  },
  {
    name: 'No false zeros at poles',
    given: { ...wide, functions: 'tan(x)\n1/x', bottom: -6, top: 6 },
    expect: { points: { at: { 0: { is: 'Zero', x: '−3.14159265' }, 1: { x: '0' }, 2: { x: '3.14159265' } } } },
    says: { summary: '3 zeros, 0 extremes' },
    source: { ...mpmath, how: 'tan is 0 at −π, 0 and π; 1/x never' },
  },
  {
    name: 'Two turns',
    given: { functions: 'x^3 - 3x', left: -3, right: 3, bottom: undefined, top: undefined },
    expect: {
      summary: '3 zeros, 2 extremes, 0 crossings',
      points: {
        at: { 0: { x: '−1.73205081' }, 3: { is: 'Maximum', x: '−1', y: '2' }, 4: { is: 'Minimum', x: '1', y: '−2' } },
      },
    },
    source: { ...mpmath, how: 'solve(3*x**2 - 3) = ±1, √3 = 1.73205080757' },
  },
  {
    name: 'A zero that only touches',
    given: { functions: '(x - 1)^2', left: -2, right: 4, bottom: undefined, top: undefined },
    expect: { summary: '1 zero, 1 extreme, 0 crossings', points: { at: { 0: { is: 'Zero', x: '1' } } } },
    source: { ...mpmath, how: 'solve((x - 1)**2) = [1]' },
  },
  {
    name: 'Where a cosine meets its own angle',
    given: { functions: 'cos(x)\nx', left: 0, right: 1.5, bottom: undefined, top: undefined },
    expect: { points: { at: { '-1': { is: 'Crossing', x: '0.739085133', y: '0.739085133' } } } },
    source: { ...mpmath, how: 'findroot(cos(x) - x) = 0.7390851332151606' },
  },
  {
    name: 'A part without values',
    given: { ...wide, functions: 'sqrt(x)' },
    expect: { verdict: 'plain', values: { at: { 0: { values: 'y₁ = none' } } } },
    says: { verdict: 'left blank' },
    source: limit,
  },
  {
    name: 'Nothing to see',
    given: { ...wide, functions: 'ln(-1 - x^2)' },
    expect: { verdict: 'fair', summary: '0 zeros, 0 extremes, 0 crossings' },
    source: limit,
  },
  {
    name: 'Curves of other kinds',
    given: { ...wide, functions: '(2cos t, sin t)\nr = 1 + cos t\nx^2 + y^2 = 4\ny < x' },
    expect: {
      curves: {
        rows: 4,
        at: {
          0: { name: 'Curve 1', formula: '(2cos(t); sin(t))' },
          1: { formula: 'r = cos(t) + 1' },
          2: { formula: 'x² + y² = 4' },
          3: { formula: 'y < x' },
        },
      },
    },
    source: limit,
  },
  {
    name: 'Where x sin x turns',
    given: { ...wide, functions: 'x sin(x)' },
    expect: {
      summary: '3 zeros, 5 extremes, 0 crossings',
      points: {
        at: {
          0: { is: 'Zero', x: '−3.14159265' },
          3: { is: 'Minimum', x: '−4.91318044', y: '−4.81446989' },
          4: { is: 'Maximum', x: '−2.02875784', y: '1.81970574' },
          5: { is: 'Minimum', x: '0', y: '0' },
        },
      },
    },
    source: { ...mpmath, how: 'findroot(diff(x*sin(x))) = ±2.02875783811, ±4.91318043943' },
  },
  {
    name: 'Swings that a log axis shows',
    given: { ...wide, functions: 'sin(ln(x))', left: 0.001, right: 1000, scaleX: 'log' },
    expect: {
      summary: '5 zeros, 4 extremes, 0 crossings',
      points: {
        rows: 9,
        at: {
          0: { x: '0.00186744273' },
          1: { x: '0.0432139183' },
          2: { x: '1' },
          4: { x: '535.491656' },
          5: { is: 'Maximum', x: '0.00898329102', y: '1' },
        },
      },
      values: { rows: 19, at: { 0: { x: '0.001' }, 9: { x: '1', values: 'y₁ = 0' }, 18: { x: '1,000' } } },
    },
    source: { ...mpmath, how: 'e^(kπ) for k from −2 to 2; e^(−3π/2) = 0.00898329102112943' },
  },
  {
    name: 'A log axis that begins at 0',
    given: { ...wide, functions: 'x', left: 0, right: 10, scaleX: 'log' },
    problem: 'left',
    because: 'more than 0 on a log axis',
    source: limit,
  },
  {
    name: 'A height that a log axis cannot have',
    given: { ...wide, functions: 'x', bottom: -1, top: 10, scaleY: 'log' },
    problem: 'bottom',
    because: 'more than 0 on a log axis',
    source: limit,
  },
  {
    name: 'A top that a log axis cannot have',
    given: { ...wide, functions: 'x', top: 0, scaleY: 'log' },
    problem: 'top',
    because: 'more than 0 on a log axis',
    source: limit,
  },
  {
    name: 'One scale for a log axis and another',
    given: { ...wide, functions: 'x', left: 1, right: 10, scaleX: 'log', isEqual: true },
    problem: 'isEqual',
    because: 'only one axis is a log axis',
    source: limit,
  },
  {
    name: 'Values that a log axis leaves out',
    given: { ...wide, functions: 'x^3', scaleY: 'log' },
    expect: { verdict: 'plain' },
    says: { verdict: '0 or below in a part' },
    source: limit,
  },
  {
    name: 'Nothing for a log axis',
    given: { ...wide, functions: '-1 - x^2', scaleY: 'log' },
    expect: { verdict: 'fair' },
    says: { verdict: 'nowhere above 0' },
    source: limit,
  },
  {
    name: 'Areas in two letters',
    given: { ...wide, functions: '1 < x^2 + y^2 <= 4\nx y >= 1\n2x + 3y < 6\nx > 2' },
    expect: {
      verdict: null,
      summary: '0 zeros, 0 extremes, 0 crossings',
      curves: {
        rows: 4,
        at: {
          0: { name: 'Curve 1', formula: '1 < x² + y² ≤ 4' },
          1: { formula: 'x·y ≥ 1' },
          2: { formula: '2x + 3y < 6' },
          3: { formula: 'x > 2' },
        },
      },
    },
    source: limit,
  },
  {
    name: 'A circle without points',
    given: { ...wide, functions: 'x^2 + y^2 = -1' },
    expect: { verdict: 'fair' },
    says: { verdict: 'has no points in this window' },
    source: limit,
  },
  {
    name: 'Three signs of inequality',
    given: { ...wide, functions: '1 < x < y < 3' },
    problem: 'functions',
    because: 'at most two signs',
    source: limit,
  },
  {
    name: 'A curve that ends before it begins',
    given: { ...wide, functions: '(t, t^2)', firstT: 2, lastT: 1 },
    problem: 'lastT',
    source: limit,
  },
  {
    name: 'A height too small to tell apart',
    given: { ...wide, functions: 'x', bottom: 1, top: 1.000000001 },
    problem: 'top',
    because: 'further from y from',
    source: limit,
  },
  { name: 'Nothing', given: { ...wide, functions: ' ' }, problem: 'functions', because: '1 to 8', source: limit },
  {
    name: 'Nine of them',
    given: { ...wide, functions: 'x\nx\nx\nx\nx\nx\nx\nx\nx' },
    problem: 'functions',
    because: '1 to 8',
    source: limit,
  },
  {
    name: 'A fault with its line',
    given: { ...wide, functions: 'x\nx +' },
    problem: 'functions',
    because: 'line 2',
    source: limit,
  },
  {
    name: 'A window upside down',
    given: { ...wide, functions: 'x', bottom: 3, top: 1 },
    problem: 'top',
    source: limit,
  },
])
