import { defineApp } from '@/lib/app/define'

export default defineApp({
  controls: [{ label: 'TODO what the visitor gives' }],
  results: [{ label: 'TODO what comes out', kind: 'value' }],
  limits: ['TODO what the tool leaves out or assumes, one sentence each.'],
  sources: [{ title: 'TODO the standard or manual' }],
  cases: 0,
  abilities: [],
})
