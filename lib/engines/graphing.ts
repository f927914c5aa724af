export { FormulaFault } from '@/lib/subjects/algebra/formula'
export { has, type Expression } from '@/lib/subjects/calculus/expression'
export { compiled } from '@/lib/subjects/calculus/evaluate'
export { crossingsOf, extremesOf, zerosOf } from '@/lib/subjects/calculus/curve-points'
export {
  levelStrokes,
  plotted,
  strokesOf,
  ticksOf,
  tracedStrokes,
  type Drawn,
  type Window,
} from '@/lib/subjects/calculus/plot'
export { readExpression } from '@/lib/subjects/calculus/read'
export { frameOf } from '@/lib/subjects/calculus/sample'
export { writeExpression } from '@/lib/subjects/calculus/write'
export { decimalOf, writeReadable } from '@/lib/subjects/numbers/scientific'
export { toRatio } from '@/lib/base/units/ratio'
