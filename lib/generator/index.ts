export { defineGenerator, defineGeneratorCases } from './define'
export { isProblem, problem } from '@/lib/calculator/define'
export * from '@/lib/fields/define'
export type { Notice } from '@/lib/document/types'
