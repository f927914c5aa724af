import { copyWritten, jsonSources, saveWritten, sourceInput } from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, text, toggle } from '@/lib/kits/fields/define'
import {
  codeTypesMessages as says,
  codeTypesSample,
  type CodeTypesQuestion,
  type CodeTypesReport,
} from './json-to-typescript.messages'

export default defineWorkbench({
  worker: worker<CodeTypesQuestion, CodeTypesReport>('json-to-typescript'),
  options: {
    language: choice('Language', {
      options: {
        typescript: 'TypeScript',
        zod: 'Zod',
        jsdoc: 'JavaScript: JSDoc',
        go: 'Go',
        csharp: 'C#: System.Text.Json',
        java: 'Java: records',
        kotlin: 'Kotlin: kotlinx.serialization',
        typedDict: 'Python: TypedDict',
        pydantic: 'Python: Pydantic',
        rust: 'Rust: serde',
        php: 'PHP: classes',
      },
      initial: 'typescript',
      as: 'menu',
    }),
    rootName: text('Name of the whole', { initial: 'Root', maxLength: 80 }),
    separate: toggle('Each item of the list is a sample', { initial: true }),
    dates: toggle('Tell dates and UUIDs from texts', { initial: true }),
    enums: toggle('Few repeated texts are an enumeration', {}),
    readonly: toggle('Read only', { refines: true }),
    holds: choice('The JSON is', { options: says.holds, initial: 'told', as: 'menu', refines: true }),
    mode: choice('Read as', { options: says.modes, initial: 'json', as: 'menu', refines: true }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'How it is read and written',
      fields: ['language', 'rootName', 'separate', 'dates', 'enums', 'readonly', 'holds', 'mode'],
    },
  ],
  inputs: {
    text: sourceInput(
      { label: 'JSON samples or schema', placeholder: 'Paste JSON here, or drop a file', example: codeTypesSample },
      jsonSources,
    ),
  },
  resultLabel: 'Types',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): CodeTypesQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => codeViews(answer, says.words),
  takeAway: {
    copy: copyWritten<CodeTypesReport, CodeTypesQuestion>(says.copied),
    save: saveWritten<CodeTypesReport, CodeTypesQuestion>(
      ({ answer }) => `types.${answer?.ending ?? 'txt'}`,
      'text/plain',
    ),
  },
  controls: [
    { label: 'JSON samples or schema', help: 'One value, a list of samples, NDJSON or a JSON Schema, of up to 20 MB.' },
    { label: 'Language', help: 'TypeScript, Zod, JSDoc, Go, C#, Java, Kotlin, Python, Rust or PHP.' },
    { label: 'Dates, UUIDs and enumerations', help: 'Only where every sample agrees.' },
  ],
  results: [
    { label: 'Types for the samples, with what is optional and what may be null', kind: 'value' },
    { label: 'Names that were changed for the language', kind: 'table' },
    { label: 'Places that hold several kinds, or nothing that tells its kind', kind: 'verdict' },
  ],
  formula:
    'Lays all samples on each other: a member that some lack is optional, a place with null may be null, kinds that differ become a union',
  limits: [
    'Samples show what was there, not what may come: another answer of the same service can hold more.',
    'Of a list the first 100,000 items are looked at.',
    'A text is a date, a moment of RFC 3339 or a UUID only where every one of them is.',
    'Of samples, an object whose keys are ids becomes a type with a member for each.',
    'A JSON Schema is told by its $schema, or by your choice. References within it are followed; those to other files stand for any value, and what bounds a value, such as a pattern, is no part of a type.',
  ],
  sources: [
    {
      title: 'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
    { title: 'JSON Schema 2020-12: Core', href: 'https://json-schema.org/draft/2020-12/json-schema-core' },
    { title: 'RFC 3339: Date and Time on the Internet', href: 'https://www.rfc-editor.org/rfc/rfc3339' },
    { title: 'RFC 9562: Universally Unique IDentifiers', href: 'https://www.rfc-editor.org/rfc/rfc9562' },
    { title: 'TypeScript: Object Types', href: 'https://www.typescriptlang.org/docs/handbook/2/objects.html' },
  ],
  abilities: ['save', 'print'],
})
