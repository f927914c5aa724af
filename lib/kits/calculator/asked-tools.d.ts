/** A tool that another asks, as the compile step finds it by its id. */
declare module 'tool:*' {
  import type { CalculatorModule } from '@/lib/kits/calculator/answer'
  const tool: CalculatorModule
  export default tool
}
