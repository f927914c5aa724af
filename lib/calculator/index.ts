export { defineCalculator, defineCases, isProblem, problem } from './define'
export * from '@/lib/fields/define'
export type { Problem, Verdict } from './types'
