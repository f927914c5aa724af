import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { languages, type LanguageName } from '@/lib/subjects/code-types/languages'
import { snake, wordsOf } from '@/lib/subjects/code-types/types'
import { codeTypesSample } from '@/lib/tools/utilities/developer/json-to-typescript.messages'
import { codeTypesReport } from '@/lib/workers/reports/json-to-typescript'

const settings = {
  language: 'typescript',
  mode: 'json',
  rootName: 'Root',
  dates: true,
  enums: true,
  readonly: false,
  holds: 'told',
  separate: true as boolean,
} as const
const write = (json: string, more: Partial<Omit<typeof settings, 'language'>> & { language?: LanguageName } = {}) =>
  codeTypesReport(json, { ...settings, ...more }).text ?? ''
const names = Object.keys(languages) as LanguageName[]

const awkward = JSON.stringify([
  {
    class: 1,
    'odd key': 'a',
    'a"b\\c`d$e': true,
    '': null,
    ключ: 'x',
    __proto: 1.5,
    '9lives': [1, 'two', null],
    nested: { nested: { nested: [] } },
    same: { x: 1 },
    other: { inner: { x: 2 } },
    list: [[{ a: 1 }, { b: 2 }]],
    Class: 'twice',
    'default*/': {},
  },
])
const samples = [
  codeTypesSample,
  awkward,
  '[]',
  '{}',
  '[1,2.5]',
  'null',
  '"x"',
  '[[1],["a"],null]',
  '{"big":12345678901234567890}',
]

const folder = mkdtempSync(path.join(tmpdir(), 'code-types-'))
function saved(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

/** What the compiler says of files. */
function faultsOf(...files: readonly string[]): string {
  const words = ['--noEmit', '--strict', '--target', 'es2022', '--types', '', '--ignoreConfig', ...files]
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...words], { encoding: 'utf8' })
  return stdout
}

describe('TypeScript', () => {
  it('is compiled with its own samples', () => {
    const files = samples.map((json, at) => {
      const code = codeTypesReport(json, { ...settings, separate: false }).text ?? ''
      const [, root = ''] = /export (?:interface|type) (\w+)/.exec(code) ?? []
      return saved(`sample${String(at)}.ts`, `${code}\nconst sample: ${root} = ${json}\nvoid sample\n`)
    })
    expect(faultsOf(...files)).toBe('')
    expect(faultsOf(saved('wrong.ts', `${write('{"a":1}')}\nconst sample: Root = {}\nvoid sample\n`))).toContain(
      "Property 'a' is missing",
    )
  }, 60_000)
  it('says what is optional, null, a date and an enumeration', () => {
    expect(write(codeTypesSample)).toBe(`export interface Root {
  id: number
  name: string
  price: number
  status: Status
  created: string
  size: Size
  note?: string | null
}

export interface Size {
  width: number
  height: number
}

export type Status = "open" | "sold"
`)
  })
  it('lays differing samples on each other', () => {
    expect(write('[{"a":1},{"a":"x","b":[]},{"a":null}]')).toBe(
      `export interface Root {\n  a: number | string | null\n  b?: unknown[]\n}\n`,
    )
  })
})

/** The tree of the specification's own example of recursion, with what schemas of services use beside it. */
const treeSchema = JSON.stringify({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Tree',
  type: 'object',
  required: ['data', 'children'],
  properties: {
    data: true,
    children: { type: 'array', items: { $ref: '#' } },
    parent: { anyOf: [{ $ref: '#' }, { type: 'null' }] },
    state: { enum: ['open', 'closed'] },
    level: { type: ['integer', 'null'], minimum: 0 },
    made: { type: 'string', format: 'date-time' },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    owner: { allOf: [{ $ref: '#/$defs/person' }, { required: ['mail'], properties: { mail: { type: 'string' } } }] },
    payer: { $ref: '#/$defs/person' },
    size: { oneOf: [{ type: 'number' }, { $ref: 'other.json#/$defs/size' }] },
  },
  $defs: {
    person: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, mail: { type: 'string' } } },
  },
})

describe('a JSON Schema', () => {
  const report = (more = {}) => codeTypesReport(treeSchema, { ...settings, rootName: '', ...more })
  it('becomes types that come back to themselves', () => {
    expect(report().text).toBe(`export interface Tree {
  data: unknown
  children: Tree[]
  parent?: Tree | null
  state?: State
  level?: number | null
  made?: string
  labels?: Record<string, string>
  owner?: Owner
  payer?: Person
  size?: unknown
}

export interface Owner {
  name: string
  mail: string
}

export interface Person {
  name: string
  mail?: string
}

export type State = "open" | "closed"
`)
  })
  it('is compiled, and what the schema refuses is refused', () => {
    const code = report().text ?? ''
    const good =
      "const good: Tree = { data: 1, children: [{ data: 'x', children: [], parent: null }], owner: { name: 'a', mail: 'b' } }"
    expect(faultsOf(saved('tree.ts', `${code}\n${good}\nvoid good\n`))).toBe('')
    const wrong = (text: string) => faultsOf(saved('no-tree.ts', `${code}\nconst wrong: Tree = ${text}\nvoid wrong\n`))
    expect(wrong('{ data: 1 }')).toContain("Property 'children' is missing")
    expect(wrong("{ data: 1, children: [], state: 'shut' }")).toContain('not assignable')
    expect(wrong("{ data: 1, children: [], owner: { name: 'a' } }")).toContain("Property 'mail' is missing")
  }, 60_000)
  it('says which references were not followed and what types do not say', () => {
    const warnings = report().warnings.join(' ')
    expect(warnings).toContain('other.json#/$defs/size')
    expect(warnings).toContain('minimum')
  })
  it('is a sample where somebody says so, and samples are a schema where somebody says so', () => {
    expect(report({ holds: 'samples', rootName: 'Root' }).text).toContain('$schema: string')
    const bare = codeTypesReport('{"properties":{"a":{"type":"integer"}},"required":["a"]}', {
      ...settings,
      holds: 'schema',
    })
    expect(bare.text).toBe('export interface Root {\n  a: number\n}\n')
  })
  it('in Zod names itself in getters, and in Rust stands in a box', () => {
    expect(report({ language: 'zod' }).text).toContain('get children() {\n    return z.array(treeSchema)\n  }')
    expect(report({ language: 'rust' }).text).toContain('pub parent: Option<Box<Tree>>')
    expect(report({ language: 'rust' }).text).toContain('pub children: Vec<Tree>')
  })
  it.each(names)('in %s has a type for every definition', (language) => {
    const { text = '', verdict } = report({ language })
    expect(verdict.tone).toBe('good')
    for (const name of ['Tree', 'Owner', 'Person', 'State']) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
  })
  it.each([
    '{"$ref":"#"}',
    '{"allOf":[{"$ref":"#/nothing"}]}',
    '{"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}},"$ref":"#/$defs/a"}',
    '[]',
    '{"type":5,"enum":{}}',
  ])('that leads nowhere ends: %s', (schema) => {
    expect(codeTypesReport(schema, { ...settings, holds: 'schema' }).verdict.tone).toBe('good')
  })
})

describe('other languages are read by their own programs', () => {
  it('Python runs the TypedDicts, with the keys as they are', () => {
    const script = samples.map((json, at) => {
      const code = write(json, { language: 'typedDict', separate: false }).replace(
        'from typing import Any, Dict, List, Literal, NotRequired, Optional, TypedDict, Union',
        // NotRequired came with Python 3.11.
        'from typing import Any, Dict, List, Literal, Optional, TypedDict, Union\ntry:\n    from typing import NotRequired\nexcept ImportError:\n    NotRequired = Optional',
      )
      return `exec(compile(${JSON.stringify(code)}, 'sample${String(at)}', 'exec'), space := {})\nprint(','.join(sorted(sum((list(one.__annotations__) for one in space.values() if hasattr(one, '__total__')), []))))\n`
    })
    const said = execFileSync('python3', [saved('types.py', script.join(''))], { encoding: 'utf8' }).split('\n')
    const [, second = ''] = said
    for (const key of ['odd key', 'a"b\\c`d$e', 'ключ', '9lives', 'class', 'Class'])
      expect(second.split(',')).toContain(key)
  })
  it('Python reads the syntax of the Pydantic models', () => {
    for (const json of samples) {
      const file = saved('models.py', write(json, { language: 'pydantic' }))
      expect(
        execFileSync(
          'python3',
          ['-c', 'import ast,sys; print(len(ast.parse(open(sys.argv[1], encoding="utf8").read()).body) > 0)', file],
          { encoding: 'utf8' },
        ),
      ).toBe('True\n')
    }
  })
  it('JavaScript reads JSDoc and Zod', () => {
    for (const json of samples) {
      for (const language of ['jsdoc', 'zod'] as const)
        expect(() => transformSync(write(json, { language }), { loader: 'ts' })).not.toThrow()
      const known = new Set<string>()
      for (const [, declared, body = ''] of write(json, { language: 'zod' }).matchAll(
        /export const (\w+) = ([\s\S]*?)\nexport type/g,
      )) {
        for (const [used] of body.matchAll(/\b\w+Schema\b/g)) expect(known).toContain(used)
        known.add(declared ?? '')
      }
    }
  })
})

describe('what each language can hold', () => {
  const many = (json: string, language: LanguageName) => write(json, { language, separate: true })
  const states =
    '[{"state":"open","at":{"x":1}},{"state":"sold","at":{"x":2}},{"state":"open","at":{"x":3}},{"state":"sold","at":null}]'
  it('enumerations are written where they are counted', () => {
    expect(many(states, 'csharp')).toContain('[JsonStringEnumMemberName("open")]\n    Open,')
    expect(many(states, 'csharp')).toContain('public required State State { get; set; }')
    expect(many(states, 'java')).toContain(
      'enum State {\n    @JsonProperty("open") OPEN,\n    @JsonProperty("sold") SOLD\n}',
    )
    expect(many(states, 'php')).toContain("enum State: string\n{\n    case Open = 'open';\n    case Sold = 'sold';\n}")
  })
  it('PHP makes the objects, enumerations and lists that stand in an object', () => {
    const php = many(states, 'php')
    expect(php).toContain("state: State::from($data['state'])")
    expect(php).toContain("at: isset($data['at']) ? At::from($data['at']) : null")
    expect(many('{"rows":[{"a":1}]}', 'php')).toContain(
      "rows: array_map(static fn (mixed $one): Row => Row::from($one), $data['rows'])",
    )
  })
  it('whole numbers of 64 bits keep their digits, larger ones are told apart', () => {
    const wide = '{"id":9007199254740993}'
    expect(many(wide, 'kotlin')).toContain('id: Long')
    expect(many(wide, 'php')).toContain('int $id')
    expect(many(wide, 'csharp')).toContain('required long Id')
    const big = '{"id":12345678901234567890}'
    expect(many(big, 'kotlin')).toContain('id: JsonElement')
    expect(many(big, 'csharp')).toContain('JsonElement Id')
    expect(many(big, 'java')).toContain('java.math.BigInteger id')
  })
  it('a key called date is no name beside the type date of Pydantic', () => {
    expect(many('[{"date":"2026-01-02"},{}]', 'pydantic')).toContain(
      "date_: Optional[date] = Field(default=None, alias='date')",
    )
  })
  it('Go keeps a dash as a name, and says which keys no tag can hold', () => {
    expect(many('{"-":1}', 'go')).toContain('`json:"-,"`')
    expect(codeTypesReport('{"a,b":1}', { ...settings, language: 'go' }).warnings.join(' ')).toContain('a,b')
  })
})

describe('names', () => {
  it('come from the words of a key', () => {
    expect(wordsOf('userID_first-name XMLHttp')).toEqual(['user', 'ID', 'first', 'name', 'XML', 'Http'])
    expect(snake('orderLineÉtat')).toBe('order_line_etat')
  })
  it('are never reserved, never twice, and said', () => {
    const report = codeTypesReport(awkward, { ...settings, language: 'java' })
    expect(report.text).toContain('@JsonProperty("class") int classValue')
    expect(report.text).toContain('@JsonProperty("Class") String classValue2')
    expect(report.warnings.join(' ')).toContain('class → classValue')
  })
  it('share a type where objects are alike', () => {
    expect(write('{"billing":{"zip":"1"},"shipping":{"zip":"2"}}')).toContain('shipping: Billing')
  })
})

it.each(['', '\ufeff', ' ', '{', '\0', '[1,]', '\ud800', 'x'.repeat(100_000)])('no JSON: %#', (json) => {
  for (const language of names) {
    const { text, verdict } = codeTypesReport(json, { ...settings, language })
    expect(text).toBeUndefined()
    expect(verdict.tone).not.toBe('good')
  }
})
it('reads a mark, CRLF, long lines and deep lists', () => {
  expect(codeTypesReport('\ufeff{\r\n"a": 1\r\n}', settings).verdict.tone).toBe('good')
  expect(write(`[${'1,'.repeat(150_000)}1]`, { separate: false })).toBe('export type Root = number[]\n')
  expect(codeTypesReport(`[${'1,'.repeat(150_000)}1]`, { ...settings, separate: false }).warnings.join(' ')).toContain(
    'first 100,000',
  )
  expect(codeTypesReport(`${'['.repeat(900)}${']'.repeat(900)}`, settings).verdict.tone).toBe('good')
})
