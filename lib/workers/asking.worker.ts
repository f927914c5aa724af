import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { answerAsking, type AskingAnswer, type AskingWork } from '@/lib/kits/calculator/asking'
import { defineTask } from '@/lib/workers/define-task'

/** Asks a calculator again with other entries, as often as it takes. */
defineTask<AskingWork, AskingAnswer>(async (work) => {
  const { default: calculator } = (await import(work.moduleHref)) as { default: CalculatorModule }
  return answerAsking(calculator, work)
})
