import { drawDiagram } from '@/lib/engines/chart'
import { workerMessages } from '@/lib/messages/workers'
import { judgeWith } from '@/lib/subjects/password-strength/judge'
import type { Language, StrengthAnswer, StrengthQuestion } from '@/lib/subjects/password-strength/task'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

async function open(language: Language) {
  const { words } = await import('@/lib/engines/password-words')
  const { dictionary, graphs } = words
  const more = await further(language)
  return judgeWith({ dictionary: { ...dictionary, ...more }, graphs })
}

async function further(language: Language) {
  if (language === 'de') return (await import('@/lib/engines/password-words-de')).words
  if (language === 'es') return (await import('@/lib/engines/password-words-es')).words
  if (language === 'fr') return (await import('@/lib/engines/password-words-fr')).words
  if (language === 'pt') return (await import('@/lib/engines/password-words-pt')).words
  return {}
}

let opened: { language: Language; judge: ReturnType<typeof open> } | undefined

defineTask<StrengthQuestion, StrengthAnswer>(async (question) => {
  const { language } = question
  if (opened?.language !== language) opened = { language, judge: open(language) }
  const judge = await opened.judge.catch(() => {
    // A list that did not arrive is fetched again the next time.
    opened = undefined
    throw new TaskRefusal(workerMessages.notLoaded)
  })
  const { walks, ...rest } = judge(question)
  return { ...rest, walks: walks.map(({ says, diagram }) => ({ title: says, svg: drawDiagram(diagram) })) }
})
