import { copyWritten, saveWritten, sourceInput, yamlFiles } from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { yamlMessages as says, yamlSample, type YamlQuestion, type YamlReport } from './yaml-validator.messages'

const whenYaml = { field: 'view', is: 'yaml' } as const

export default defineWorkbench({
  worker: worker<YamlQuestion, YamlReport>('yaml-validator'),
  options: {
    version: choice('YAML version', { options: says.versions, initial: '1.2', as: 'menu' }),
    indent: choice('Indent', { options: says.indents, initial: '2' }),
    sortKeys: toggle('Sort keys', { shownWhen: whenYaml }),
    expands: toggle('Write aliases out', { shownWhen: whenYaml }),
    quotes: choice('Quotes', { options: says.quotes, initial: 'keep', shownWhen: whenYaml, refines: true }),
    collections: choice('Lists and mappings in brackets', {
      options: says.collections,
      initial: 'keep',
      shownWhen: whenYaml,
      refines: true,
    }),
    width: choice('Long lines', { options: says.widths, initial: '0', shownWhen: whenYaml, refines: true }),
    view: choice('View', { options: says.views, initial: 'yaml', as: 'buttons' }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'How it is read and laid out',
      fields: ['version', 'indent', 'sortKeys', 'expands', 'quotes', 'collections', 'width'],
    },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    text: sourceInput(
      { label: 'YAML to check', placeholder: 'Paste YAML here, or drop a file', example: yamlSample },
      yamlFiles,
    ),
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): YamlQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer, values }) =>
    codeViews(answer, { ...says.words, output: values.view === 'json' ? 'JSON' : says.words.output }),
  takeAway: {
    copy: copyWritten<YamlReport, YamlQuestion>(says.copied),
    save: {
      ...saveWritten<YamlReport, YamlQuestion>('data.yaml', 'application/yaml'),
      file: ({ opened, values }) =>
        values.view === 'json'
          ? `${opened.text?.name.replace(/\.\w+$/, '') ?? 'data'}.json`
          : (opened.text?.name ?? 'data.yaml'),
      type: ({ values }) => (values.view === 'json' ? 'application/json' : 'application/yaml'),
    },
  },
  controls: [
    { label: 'YAML', help: 'Type, paste, drop or open a file of up to 5 MB, several documents too.' },
    {
      label: 'YAML version',
      help: 'What plain words mean: 1.2 as the standard has it, 1.1 as many programs still read.',
    },
    { label: 'Layout', help: 'Indent, quotes, order of keys; comments stay.' },
  ],
  results: [
    { label: 'Every mistake with line and column', kind: 'verdict' },
    { label: 'Values that programs read differently, such as NO, 0644 and 1.10', kind: 'verdict' },
    { label: 'The text laid out anew, or as JSON', kind: 'value' },
  ],
  formula:
    'Reads the text by YAML 1.2 or 1.1, compares each plain value with the types of both versions, and writes the layout only if it reads as the same',
  limits: [
    'Whether the keys are those that a program expects is a question for its own schema.',
    'Values that aliases bring in may number a million; a text that unfolds further is refused.',
    'A %YAML directive without a document, or twice before one, is not reported.',
  ],
  sources: [
    { title: 'YAML Ain’t Markup Language, version 1.2.2', href: 'https://yaml.org/spec/1.2.2/' },
    { title: 'YAML 1.1: Language-Independent Types', href: 'https://yaml.org/type/' },
    { title: 'yaml-test-suite', href: 'https://github.com/yaml/yaml-test-suite' },
  ],
  abilities: ['save', 'print'],
})
