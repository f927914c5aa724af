import { defineTask } from '@/lib/workers/define-task'

interface Question {
  text: string
  option: boolean
}

/** TODO the functions of the subject. What the visitor's data does not allow is a TaskRefusal with a sentence. */
defineTask<Question, { text: string }>(({ text }) => ({ text }))
