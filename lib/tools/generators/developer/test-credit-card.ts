import { defineGenerator, problem, text } from '@/lib/kits/generator'

export default defineGenerator({
  form: {
    name: text('TODO first field', { initial: 'Asha Rao' }),
  },
  makes: 'TODO what is made, and by which standard, in one sentence',
  limits: ['TODO what the tool leaves out or assumes, one sentence each.'],
  sources: [{ title: 'TODO the standard, statute or model' }],

  build({ name }) {
    if (name.trim() === '') return problem('name', 'must be filled in')
    return { title: 'TODO', blocks: [{ kind: 'paragraph', text: name }] }
  },

  examples: [{ name: 'TODO who and what', given: { name: 'Asha Rao' }, expect: { text: ['TODO'] } }],
})
