import { stringForms, type FormName } from '@/lib/subjects/string-forms/catalogue'
import { isUnwritable } from '@/lib/subjects/string-forms/types'
import { camel, innerFirst, namesIn, pascal, snake, type Member, type Model, type Type } from './types'

export interface LanguageRules {
  readonly: boolean
}

export interface Rename {
  key: string
  name: string
}

export interface Written {
  code: string
  renamed: readonly Rename[]
  /** Keys that no annotation of the language can name, so that its reader passes over them. */
  unreadable?: readonly string[]
}

export interface Language {
  label: string
  ending: string
  write(model: Model, rules: LanguageRules): Written
}

function literal(form: FormName, text: string): string {
  const written = stringForms[form].write(text.toWellFormed(), false)
  return isUnwritable(written) ? JSON.stringify(text) : written.open + written.body + written.close
}

/** Names of members within one object: none twice, none that the language keeps for itself. */
function namer(style: (key: string) => string, reserved: ReadonlySet<string>, mark: string) {
  return (members: readonly Member[], renamed: Rename[]): Map<string, string> => {
    const taken = new Set<string>()
    const names = new Map<string, string>()
    for (const { key } of members) {
      let name = style(key)
      if (reserved.has(name)) name = `${name}${mark}`
      const wanted = name
      for (let number = 2; taken.has(name); number++) name = `${wanted}${String(number)}`
      taken.add(name)
      names.set(key, name)
      if (name !== key && renamed.length < 1000) renamed.push({ key, name })
    }
    return names
  }
}

const setOf = (words: string) => new Set(words.split(' '))
const reservedIn = {
  go: new Set<string>(),
  csharp: setOf('Equals GetHashCode GetType ToString MemberwiseClone Finalize ReferenceEquals EqualityContract'),
  java: setOf(
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null clone finalize getClass hashCode notify notifyAll toString wait',
  ),
  kotlin: setOf(
    'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while',
  ),
  python: setOf(
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield copy json dict schema validate construct fields model_config model_fields date datetime',
  ),
  rust: setOf(
    'as break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self static struct super trait true type unsafe use where while async await abstract become box do final macro override priv typeof unsized virtual yield try gen',
  ),
  php: setOf('this'),
}

const plainName = /^[A-Za-z_$][\w$]*$/
const blocks = (...parts: readonly string[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`

/* TypeScript */

function tsType(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'unknown'
    case 'null':
      return 'null'
    case 'boolean':
      return 'boolean'
    case 'int':
    case 'long':
    case 'wide':
    case 'big':
    case 'number':
      return 'number'
    case 'map':
      return `Record<string, ${tsType(type.of)}>`
    case 'list': {
      const inner = tsType(type.of)
      return /[ |]/.test(inner) ? `(${inner})[]` : `${inner}[]`
    }
    case 'object':
    case 'enum':
      return type.name
    case 'union':
      return type.of.map(tsType).join(' | ')
    case 'nullable':
      return `${tsType(type.of)} | null`
    default:
      return 'string'
  }
}

const tsKey = (key: string) => (plainName.test(key) ? key : JSON.stringify(key.toWellFormed()))

const needsAlias = ({ root, rootName, objects }: Model) => root.kind !== 'object' || objects[0]?.name !== rootName

const typescript: Language = {
  label: 'TypeScript',
  ending: 'ts',
  write: (model, { readonly }) => ({
    renamed: [],
    code: blocks(
      ...(needsAlias(model) ? [`export type ${aliasName(model)} = ${tsType(model.root)}`] : []),
      ...model.objects.map(
        ({ name, members }) =>
          `export interface ${name} {\n${members.map(({ key, type, isOptional }) => `  ${readonly ? 'readonly ' : ''}${tsKey(key)}${isOptional ? '?' : ''}: ${tsType(type)}\n`).join('')}}`,
      ),
      ...model.enums.map(
        ({ name, values }) =>
          `export type ${name} = ${values.map((value) => JSON.stringify(value.toWellFormed())).join(' | ')}`,
      ),
    ),
  }),
}

/** The name of a root that is no object of its own: its name may be that of its items. */
function aliasName({ rootName, objects, enums }: Model): string {
  const taken = new Set([...objects, ...enums].map(({ name }) => name.toLowerCase()))
  let name = rootName
  while (taken.has(name.toLowerCase())) name += 'Root'
  return name
}

const jsdoc: Language = {
  label: 'JavaScript: JSDoc',
  ending: 'js',
  write: (model) => ({
    renamed: [],
    code: blocks(
      ...(needsAlias(model) ? [`/** @typedef {${tsType(model.root)}} ${aliasName(model)} */`] : []),
      ...model.objects.map(
        ({ name, members }) =>
          `/**\n * @typedef {{\n${members.map(({ key, type, isOptional }) => ` *   ${tsKey(key).replaceAll('*/', '*\\u002f')}${isOptional ? '?' : ''}: ${tsType(type)}\n`).join('')} * }} ${name}\n */`,
      ),
      ...model.enums.map(
        ({ name, values }) =>
          `/** @typedef {${values.map((value) => JSON.stringify(value.toWellFormed()).replaceAll('*/', '*\\u002f')).join(' | ')}} ${name} */`,
      ),
      'export {}',
    ),
  }),
}

function zodType(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'z.unknown()'
    case 'null':
      return 'z.null()'
    case 'boolean':
      return 'z.boolean()'
    case 'int':
    case 'long':
      return 'z.number().int()'
    case 'wide':
    case 'big':
    case 'number':
      return 'z.number()'
    case 'map':
      return `z.record(z.string(), ${zodType(type.of)})`
    case 'date':
      return 'z.string().date()'
    case 'moment':
      return 'z.string().datetime({ offset: true })'
    case 'uuid':
      return 'z.string().uuid()'
    case 'list':
      return `z.array(${zodType(type.of)})`
    case 'object':
    case 'enum':
      return `${camel(type.name)}Schema`
    case 'union':
      return `z.union([${type.of.map(zodType).join(', ')}])`
    case 'nullable':
      return `${zodType(type.of)}.nullable()`
    default:
      return 'z.string()'
  }
}

const zod: Language = {
  label: 'Zod',
  ending: 'ts',
  write(model) {
    const pair = (name: string, schema: string) =>
      `export const ${camel(name)}Schema = ${schema}\nexport type ${name} = z.infer<typeof ${camel(name)}Schema>`
    const written = new Set<string>()
    return {
      renamed: [],
      code: blocks(
        "import { z } from 'zod'",
        ...model.enums.map(({ name, values }) =>
          pair(name, `z.enum([${values.map((value) => JSON.stringify(value.toWellFormed())).join(', ')}])`),
        ),
        // A schema has to be there before another names it; one that comes back to itself is named in a getter.
        ...innerFirst(model.objects).map(({ name, members }) => {
          written.add(name)
          const lines = members.map(({ key, type, isOptional }) => {
            const schema = zodType(type) + (isOptional ? '.optional()' : '')
            const isLater = namesIn(type).some((one) => one === name || !written.has(one))
            return isLater ? `  get ${tsKey(key)}() {\n    return ${schema}\n  },\n` : `  ${tsKey(key)}: ${schema},\n`
          })
          return pair(name, `z.object({\n${lines.join('')}})`)
        }),
        ...(needsAlias(model) ? [pair(aliasName(model), zodType(model.root))] : []),
      ),
    }
  },
}

/* Go */

const goInitials = /^(?:Id|Url|Uri|Api|Http|Https|Html|Json|Xml|Uuid|Ip|Sql)$/
const goName = (key: string) => {
  const name = pascal(key)
  return name.replaceAll(/[A-Z][a-z\d]*/g, (word) => (goInitials.test(word) ? word.toUpperCase() : word))
}

function goType(type: Type, isOptional = false): string {
  const pointer = isOptional ? '*' : ''
  switch (type.kind) {
    case 'any':
    case 'null':
    case 'union':
      return 'any'
    case 'boolean':
      return `${pointer}bool`
    case 'int':
    case 'long':
    case 'wide':
      return `${pointer}int64`
    case 'map':
      return `map[string]${goType(type.of)}`
    case 'big':
      return `${pointer}json.Number`
    case 'number':
      return `${pointer}float64`
    case 'moment':
      return `${pointer}time.Time`
    case 'list':
      return `[]${goType(type.of)}`
    case 'object':
    case 'enum':
      return `${pointer}${type.name}`
    case 'nullable':
      return goType(type.of, true)
    default:
      return `${pointer}string`
  }
}

const goNames = namer(goName, reservedIn.go, '_')

/** What encoding/json takes as a name (its function isValidTag). */
const goTag = /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u

const go: Language = {
  label: 'Go',
  ending: 'go',
  write(model) {
    const renamed: Rename[] = []
    const unreadable: string[] = []
    const body = [
      ...(needsAlias(model) ? [`type ${aliasName(model)} ${goType(model.root)}`] : []),
      ...model.objects.map(({ name, members }) => {
        const names = goNames(members, renamed)
        const fields = members.map(({ key, type, isOptional }) => {
          if (!goTag.test(key)) unreadable.push(key)
          // A dash alone would leave the member out; with a comma it is a name.
          const tag = `json:${literal('go', `${key}${isOptional ? ',omitempty' : key === '-' ? ',' : ''}`)}`
          return `\t${names.get(key) ?? ''} ${goType(type, isOptional)} ${tag.includes('`') ? literal('go', tag) : `\`${tag}\``}\n`
        })
        return `type ${name} struct {\n${fields.join('')}}`
      }),
      ...model.enums.map(
        ({ name, values }) =>
          `type ${name} string\n\nconst (\n${enumNames(values, pascal)
            .map(([value, own]) => `\t${name}${own} ${name} = ${literal('go', value)}\n`)
            .join('')})`,
      ),
    ].join('\n\n')
    const needs = [
      ...(/json\.Number/.test(body) ? ['encoding/json'] : []),
      ...(/time\.Time/.test(body) ? ['time'] : []),
    ]
    return {
      renamed,
      unreadable,
      code: blocks(
        'package types',
        needs.length === 0 ? '' : `import (\n${needs.map((name) => `\t"${name}"\n`).join('')})`,
        body,
      ),
    }
  },
}

function enumNames(values: readonly string[], style: (value: string) => string): (readonly [string, string])[] {
  const taken = new Set<string>()
  return values.map((value) => {
    const wanted = style(value)
    let name = wanted
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted}${String(number)}`
    taken.add(name.toLowerCase())
    return [value, name] as const
  })
}

const constantName = (value: string) => snake(value).toUpperCase()

/* C#, Java and Kotlin */

function csType(type: Type): string {
  switch (type.kind) {
    case 'any':
    case 'null':
    case 'union':
      return 'JsonElement'
    case 'boolean':
      return 'bool'
    case 'int':
      return 'int'
    case 'long':
    case 'wide':
      return 'long'
    // Its reader has no whole number of any size.
    case 'big':
      return 'JsonElement'
    case 'map':
      return `Dictionary<string, ${csType(type.of)}>`
    case 'number':
      return 'double'
    case 'date':
      return 'DateOnly'
    case 'moment':
      return 'DateTimeOffset'
    case 'uuid':
      return 'Guid'
    case 'list':
      return `List<${csType(type.of)}>`
    case 'object':
    case 'enum':
      return type.name
    case 'nullable':
      return `${csType(type.of)}?`
    default:
      return 'string'
  }
}

const csharp: Language = {
  label: 'C#: System.Text.Json',
  ending: 'cs',
  write(model, { readonly }) {
    const renamed: Rename[] = []
    const body = model.objects.map(({ name, members }) => {
      // A member may not have the name of its class.
      const names = namer(
        (key) => (pascal(key) === name ? `${pascal(key)}Value` : pascal(key)),
        reservedIn.csharp,
        'Value',
      )(members, renamed)
      return `public sealed record ${name}\n{\n${members
        .map(({ key, type, isOptional }) => {
          const isNullable = isOptional || type.kind === 'nullable'
          const written = csType(type.kind === 'nullable' ? type.of : type) + (isNullable ? '?' : '')
          return `    [JsonPropertyName(${literal('csharp', key)})]\n    public ${isOptional ? '' : 'required '}${written} ${names.get(key) ?? ''} { get; ${readonly ? 'init' : 'set'}; }\n`
        })
        .join('\n')}}`
    })
    const enums = model.enums.map(
      ({ name, values }) =>
        `[JsonConverter(typeof(JsonStringEnumConverter<${name}>))]\npublic enum ${name}\n{\n${enumNames(values, pascal)
          .map(([value, own]) => `    [JsonStringEnumMemberName(${literal('csharp', value)})]\n    ${own},\n`)
          .join('\n')}}`,
    )
    return {
      renamed,
      code: blocks(
        [
          'using System;',
          'using System.Collections.Generic;',
          'using System.Text.Json;',
          'using System.Text.Json.Serialization;',
        ].join('\n'),
        ...(needsAlias(model) ? [`// The whole is ${csType(model.root)}`] : []),
        ...body,
        ...enums,
      ),
    }
  },
}
function javaType(type: Type, isBoxed = false): string {
  switch (type.kind) {
    case 'any':
    case 'null':
    case 'union':
      return 'Object'
    case 'boolean':
      return isBoxed ? 'Boolean' : 'boolean'
    case 'int':
      return isBoxed ? 'Integer' : 'int'
    case 'long':
    case 'wide':
      return isBoxed ? 'Long' : 'long'
    case 'map':
      return `java.util.Map<String, ${javaType(type.of, true)}>`
    case 'big':
      return 'java.math.BigInteger'
    case 'number':
      return isBoxed ? 'Double' : 'double'
    case 'date':
      return 'java.time.LocalDate'
    case 'moment':
      return 'java.time.OffsetDateTime'
    case 'uuid':
      return 'java.util.UUID'
    case 'list':
      return `java.util.List<${javaType(type.of, true)}>`
    case 'object':
    case 'enum':
      return type.name
    case 'nullable':
      return javaType(type.of, true)
    default:
      return 'String'
  }
}

const javaNames = namer(camel, reservedIn.java, 'Value')

const java: Language = {
  label: 'Java: records',
  ending: 'java',
  write(model) {
    const renamed: Rename[] = []
    const records = model.objects.map(({ name, members }) => {
      const names = javaNames(members, renamed)
      const parts = members.map(({ key, type, isOptional }) => {
        const own = names.get(key) ?? ''
        return `    ${own === key ? '' : `@JsonProperty(${literal('java', key)}) `}${javaType(type, isOptional)} ${own}`
      })
      return `record ${name}(${parts.length === 0 ? '' : `\n${parts.join(',\n')}\n`}) {}`
    })
    return {
      renamed,
      code: blocks(
        renamed.length > 0 || model.enums.length > 0 ? 'import com.fasterxml.jackson.annotation.JsonProperty;' : '',
        ...(needsAlias(model) ? [`// The whole is ${javaType(model.root)}`] : []),
        ...records,
        ...model.enums.map(
          ({ name, values }) =>
            `enum ${name} {\n${enumNames(values, constantName)
              .map(([value, own]) => `    @JsonProperty(${literal('java', value)}) ${own}`)
              .join(',\n')}\n}`,
        ),
      ),
    }
  },
}

function kotlinType(type: Type): string {
  switch (type.kind) {
    case 'any':
    case 'null':
    case 'union':
      return 'JsonElement'
    case 'boolean':
      return 'Boolean'
    case 'int':
      return 'Int'
    case 'long':
    case 'wide':
      return 'Long'
    case 'big':
      return 'JsonElement'
    case 'number':
      return 'Double'
    case 'map':
      return `Map<String, ${kotlinType(type.of)}>`
    case 'list':
      return `List<${kotlinType(type.of)}>`
    case 'object':
    case 'enum':
      return type.name
    case 'nullable':
      return `${kotlinType(type.of)}?`
    default:
      return 'String'
  }
}

/** A dollar begins a value within a text of Kotlin. */
const kotlinText = (text: string) => literal('java', text).replaceAll('$', String.raw`\$`)
const kotlinNames = namer(camel, reservedIn.kotlin, 'Value')

const kotlin: Language = {
  label: 'Kotlin: kotlinx.serialization',
  ending: 'kt',
  write(model, { readonly }) {
    const renamed: Rename[] = []
    return {
      renamed,
      code: blocks(
        'import kotlinx.serialization.SerialName\nimport kotlinx.serialization.Serializable\nimport kotlinx.serialization.json.JsonElement',
        ...(needsAlias(model) ? [`typealias ${aliasName(model)} = ${kotlinType(model.root)}`] : []),
        ...model.objects.map(({ name, members }) => {
          const names = kotlinNames(members, renamed)
          if (members.length === 0) return `@Serializable\nclass ${name}`
          const parts = members.map(({ key, type, isOptional }) => {
            const own = names.get(key) ?? ''
            const written = kotlinType(type)
            return `    ${own === key ? '' : `@SerialName(${kotlinText(key)}) `}${readonly ? 'val' : 'var'} ${own}: ${written}${isOptional ? `${written.endsWith('?') ? '' : '?'} = null` : ''},\n`
          })
          return `@Serializable\ndata class ${name}(\n${parts.join('')})`
        }),
        ...model.enums.map(
          ({ name, values }) =>
            `@Serializable\nenum class ${name} {\n${enumNames(values, constantName)
              .map(([value, own]) => `    @SerialName(${kotlinText(value)}) ${own},\n`)
              .join('')}}`,
        ),
      ),
    }
  },
}

/* Python */

function pythonType(type: Type, isPlain: boolean): string {
  switch (type.kind) {
    case 'any':
      return 'Any'
    case 'null':
      return 'None'
    case 'boolean':
      return 'bool'
    case 'int':
    case 'long':
    case 'wide':
    case 'big':
      return 'int'
    case 'number':
      return 'float'
    case 'map':
      return `Dict[str, ${pythonType(type.of, isPlain)}]`
    case 'date':
      return isPlain ? 'str' : 'date'
    case 'moment':
      return isPlain ? 'str' : 'datetime'
    case 'uuid':
      return isPlain ? 'str' : 'UUID'
    case 'list':
      return `List[${pythonType(type.of, isPlain)}]`
    case 'object':
    case 'enum':
      return `'${type.name}'`
    case 'union':
      return `Union[${type.of.map((one) => pythonType(one, isPlain)).join(', ')}]`
    case 'nullable':
      return `Optional[${pythonType(type.of, isPlain)}]`
    default:
      return 'str'
  }
}

const pythonEnums = ({ enums }: Model) =>
  enums.map(
    ({ name, values }) => `${name} = Literal[${values.map((value) => literal('pythonSingle', value)).join(', ')}]`,
  )

const typedDict: Language = {
  label: 'Python: TypedDict',
  ending: 'py',
  write: (model) => ({
    renamed: [],
    code: blocks(
      'from typing import Any, Dict, List, Literal, NotRequired, Optional, TypedDict, Union',
      ...pythonEnums(model),
      ...innerFirst(model.objects).map(({ name, members }) => {
        // The call takes any key, which a class would not.
        const pairs = members.map(({ key, type, isOptional }) => {
          const written = pythonType(type, true)
          return `    ${literal('pythonSingle', key)}: ${isOptional ? `NotRequired[${written}]` : written},\n`
        })
        return `${name} = TypedDict('${name}', {\n${pairs.join('')}})`
      }),
      ...(needsAlias(model) ? [`${aliasName(model)} = ${pythonType(model.root, true)}`] : []),
    ),
  }),
}

const pydantic: Language = {
  label: 'Python: Pydantic',
  ending: 'py',
  write(model, { readonly }) {
    const renamed: Rename[] = []
    return {
      renamed,
      code: blocks(
        'from __future__ import annotations\n\nfrom datetime import date, datetime\nfrom typing import Any, Dict, List, Literal, Optional, Union\nfrom uuid import UUID\n\nfrom pydantic import BaseModel, ConfigDict, Field',
        ...pythonEnums(model),
        ...innerFirst(model.objects).map(({ name, members }) => {
          const names = namer((key) => snake(key).replace(/^_+/, 'n'), reservedIn.python, '_')(members, renamed)
          const fields = members.map(({ key, type, isOptional }) => {
            const own = names.get(key) ?? ''
            const written = pythonType(type, false).replaceAll("'", '')
            const kind = isOptional && type.kind !== 'nullable' ? `Optional[${written}]` : written
            const alias = own === key ? '' : `alias=${literal('pythonSingle', key)}`
            const initial = isOptional
              ? alias === ''
                ? ' = None'
                : ` = Field(default=None, ${alias})`
              : alias === ''
                ? ''
                : ` = Field(${alias})`
            return `    ${own}: ${kind}${initial}\n`
          })
          return `class ${name}(BaseModel):\n    model_config = ConfigDict(populate_by_name=True${readonly ? ', frozen=True' : ''})\n\n${fields.join('')}`.trimEnd()
        }),
        ...(needsAlias(model) ? [`${aliasName(model)} = ${pythonType(model.root, false).replaceAll("'", '')}`] : []),
      ),
    }
  },
}
/* Rust and PHP */

function rustType(type: Type): string {
  switch (type.kind) {
    case 'any':
    case 'null':
    case 'union':
      return 'serde_json::Value'
    case 'boolean':
      return 'bool'
    case 'int':
    case 'long':
    case 'wide':
      return 'i64'
    case 'map':
      return `std::collections::HashMap<String, ${rustType(type.of)}>`
    case 'big':
      return 'serde_json::Number'
    case 'number':
      return 'f64'
    case 'list':
      return `Vec<${rustType(type.of)}>`
    case 'object':
    case 'enum':
      return type.name
    case 'nullable':
      return `Option<${rustType(type.of)}>`
    default:
      return 'String'
  }
}

/** A struct that would hold itself has no size in Rust: where a member leads back to it, it stands in a box. */
function boxed(type: Type, within: string, model: Model): Type {
  if (type.kind === 'nullable') return { kind: 'nullable', of: boxed(type.of, within, model) }
  return type.kind === 'object' && leadsTo(type.name, within, model)
    ? { kind: 'object', name: `Box<${type.name}>` }
    : type
}

/** Whether an object holds another, in members of members, without a list or map between them. */
function leadsTo(from: string, to: string, { objects }: Model): boolean {
  const seen = new Set<string>()
  const looks = (name: string): boolean => {
    if (name === to) return true
    if (seen.has(name)) return false
    seen.add(name)
    const direct = objects
      .find((one) => one.name === name)
      ?.members.flatMap(({ type }) => (type.kind === 'list' || type.kind === 'map' ? [] : namesIn(type)))
    return (direct ?? []).some(looks)
  }
  return looks(from)
}

const rustNames = namer(snake, reservedIn.rust, '_')
const derives = '#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]'

const rust: Language = {
  label: 'Rust: serde',
  ending: 'rs',
  write(model) {
    const renamed: Rename[] = []
    return {
      renamed,
      code: blocks(
        'use serde::{Deserialize, Serialize};',
        ...(needsAlias(model) ? [`pub type ${aliasName(model)} = ${rustType(model.root)};`] : []),
        ...model.objects.map(({ name, members }) => {
          const names = rustNames(members, renamed)
          const fields = members.map(({ key, type, isOptional }) => {
            const own = names.get(key) ?? ''
            const written = rustType(boxed(type, name, model))
            const marks = [
              ...(own === key ? [] : [`rename = ${literal('rust', key)}`]),
              ...(isOptional ? ['default', 'skip_serializing_if = "Option::is_none"'] : []),
            ]
            return `${marks.length === 0 ? '' : `    #[serde(${marks.join(', ')})]\n`}    pub ${own}: ${isOptional && type.kind !== 'nullable' ? `Option<${written}>` : written},\n`
          })
          return `${derives}\npub struct ${name} {\n${fields.join('')}}`
        }),
        ...model.enums.map(
          ({ name, values }) =>
            `${derives}\npub enum ${name} {\n${enumNames(values, pascal)
              .map(([value, own]) => `    #[serde(rename = ${literal('rust', value)})]\n    ${own},\n`)
              .join('')}}`,
        ),
      ),
    }
  },
}

function phpType(type: Type): string {
  switch (type.kind) {
    case 'any':
    case 'null':
      return 'mixed'
    case 'boolean':
      return 'bool'
    case 'int':
    case 'long':
    case 'wide':
      return 'int'
    case 'big':
    case 'number':
      return 'float'
    case 'list':
    case 'map':
      return 'array'
    case 'object':
    case 'enum':
      return type.name
    case 'union':
      return 'mixed'
    case 'nullable': {
      const inner = phpType(type.of)
      return inner === 'mixed' ? inner : `?${inner}`
    }
    default:
      return 'string'
  }
}

/** Whether a value has to be made from what json_decode gives. */
const isMade = (type: Type): boolean =>
  type.kind === 'object' ||
  type.kind === 'enum' ||
  ((type.kind === 'list' || type.kind === 'map' || type.kind === 'nullable') && isMade(type.of))

/** The expression that makes a value of the type from an expression of json_decode($text, true). */
function phpRead(type: Type, from: string, isOptional = false): string {
  if (isOptional || type.kind === 'nullable') {
    const inner = type.kind === 'nullable' ? type.of : type
    return isMade(inner) ? `isset(${from}) ? ${phpRead(inner, from)} : null` : isOptional ? `${from} ?? null` : from
  }
  if (!isMade(type)) return from
  if (type.kind === 'object' || type.kind === 'enum') return `${type.name}::from(${from})`
  return type.kind === 'list' || type.kind === 'map'
    ? `array_map(static fn (mixed $one): ${phpType(type.of)} => ${phpRead(type.of, '$one')}, ${from})`
    : from
}

const phpNames = namer(camel, reservedIn.php, 'Value')

const php: Language = {
  label: 'PHP: classes',
  ending: 'php',
  write(model, { readonly }) {
    const renamed: Rename[] = []
    return {
      renamed,
      code: blocks(
        '<?php\n\ndeclare(strict_types=1);',
        ...(needsAlias(model) ? [`// The whole is ${phpType(model.root)}`] : []),
        ...model.objects.map(({ name, members }) => {
          const names = phpNames(members, renamed)
          const sorted = [
            ...members.filter(({ isOptional }) => !isOptional),
            ...members.filter(({ isOptional }) => isOptional),
          ]
          const parts = sorted.map(({ key, type, isOptional }) => {
            const written = phpType(type)
            const kind = isOptional && written !== 'mixed' && !written.startsWith('?') ? `?${written}` : written
            return `        public ${readonly ? 'readonly ' : ''}${kind} $${names.get(key) ?? ''}${isOptional ? ' = null' : ''},\n`
          })
          const reads = sorted.map(
            ({ key, type, isOptional }) =>
              `            ${names.get(key) ?? ''}: ${phpRead(type, `$data[${literal('phpSingle', key)}]`, isOptional)},\n`,
          )
          const from =
            sorted.length === 0
              ? ''
              : `\n\n    public static function from(array $data): self\n    {\n        return new self(\n${reads.join('')}        );\n    }`
          return `final class ${name}\n{\n    public function __construct(\n${parts.join('')}    ) {\n    }${from}\n}`
        }),
        ...model.enums.map(
          ({ name, values }) =>
            `enum ${name}: string\n{\n${enumNames(values, pascal)
              .map(([value, own]) => `    case ${own} = ${literal('phpSingle', value)};\n`)
              .join('')}}`,
        ),
      ),
    }
  },
}

export const languages = {
  typescript,
  zod,
  jsdoc,
  go,
  csharp,
  java,
  kotlin,
  typedDict,
  pydantic,
  rust,
  php,
} satisfies Readonly<Record<string, Language>>
export type LanguageName = keyof typeof languages
