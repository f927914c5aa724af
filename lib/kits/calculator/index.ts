export { isProblem, problem, type Problem } from '@/lib/base/problem'
export { defineCalculator, defineCases, restOf, sumOfTerms } from './define'
export * from '@/lib/kits/fields/define'
export type { Line, Verdict } from './types'
