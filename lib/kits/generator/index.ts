export { defineGenerator, defineGeneratorCases } from './define'
export { isProblem, problem } from '@/lib/base/problem'
export * from '@/lib/kits/fields/define'
export type { Notice } from '@/lib/kits/document/types'
