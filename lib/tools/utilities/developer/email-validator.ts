import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { toggle } from '@/lib/kits/fields/define'

/** TODO what the worker takes, and what it answers. Types that both sides name belong to a subject of lib. */
interface Question {
  text: string
  option: boolean
}
interface Answer {
  text: string
}

export default defineWorkbench({
  worker: worker<Question, Answer>('email-validator'),
  options: { option: toggle('TODO label', {}) },
  panels: [{ at: 'inputs', fields: ['option'] }],
  inputs: { text: { kind: 'text', label: 'TODO what the visitor gives', height: 'middle' } },
  resultLabel: 'TODO heading of the results',
  ask: ({ values, texts: { text } }) => (text === '' ? undefined : { text, option: values.option }),
  views: ({ answer }) => (answer ? [{ kind: 'text', label: 'TODO', text: answer.text }] : []),
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: 'Copied', of: ({ answer }) => answer?.text },
  },
  controls: [{ label: 'TODO what the visitor gives' }],
  results: [{ label: 'TODO what comes out', kind: 'value' }],
  limits: ['TODO what the tool leaves out or assumes, one sentence each.'],
  sources: [{ title: 'TODO the standard or manual' }],
  cases: 0,
  abilities: ['print'],
})
