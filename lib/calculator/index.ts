export { defineCalculator, defineCases, isProblem, problem } from './define'
export * from '@/lib/fields/define'
export type { Case, Context, Problem, Results, Source, Step, TableRow, Verdict } from './types'
export type { Values } from '@/lib/fields/types'
