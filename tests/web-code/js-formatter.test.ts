import { parse, type Options } from 'acorn'
import { transform } from 'esbuild'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { scriptSample, type ScriptQuestion } from '@/lib/tools/utilities/developer/js-formatter.messages'
import { scriptReport } from '@/lib/workers/reports/js-formatter'

type Settings = Omit<ScriptQuestion, 'ask' | 'source'>
const plain: Settings = {
  task: 'format',
  language: 'auto',
  indent: '2',
  semicolons: true,
  quotes: 'double',
  width: '80',
  commas: 'all',
}

async function written(source: string, settings: Partial<Settings> = {}): Promise<string> {
  const { text, findings } = await scriptReport(source, { ...plain, ...settings })
  if (text === undefined) throw new Error(findings[0]?.says)
  return text
}

const newest: Options = { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true }

/** The tree that acorn, which shares no code with the formatter, makes of a script, without places and the writing of its strings. */
const tree = (code: string): unknown =>
  JSON.parse(
    JSON.stringify(parse(code, newest), (key, value: unknown) => {
      if (key === 'start' || key === 'end' || key === 'raw' || key === 'directive') return undefined
      if (key === 'body' && Array.isArray(value))
        return value.filter((one: { type: string }) => one.type !== 'EmptyStatement')
      return typeof value === 'bigint' ? `${value}n` : value
    }),
  )

const scripts: [string, string][] = [
  ['the example', scriptSample],
  ['line ends that matter', 'let a=1\n;[1].map(x=>x)\n;(()=>{})()\nlet b=a\n++a\nlet c=`x\n  ${a+1} y`'],
  ['regular expressions and division', 'a=b/c/d;e=/[/]\\/"/gi.test(f)?1/2:x=>/y/'],
  [
    'precedence',
    'a=(b,c);d=(await 1)**2;(function(){})();(()=>1)();new(a())();(a??b)||c;!(a in b);-(-x);+(+x);a=b?(c,d):e',
  ],
  [
    'classes',
    'class A extends(B,C){static#x=1;get y(){return this.#x}static{this.z=1}async*g(){yield*[]}"quoted key"=1;[k]=2}',
  ],
  [
    'modules',
    'import a,{b as c,default as d}from"x";import*as e from"y";export*as f from"z";export{a as default,c as"some name"};import j from"./j.json"with{type:"json"}',
  ],
  [
    'loops and labels',
    'a:for(const[b,{c=1,...d}]of e)for(;;){if(f)continue a;else break a}for(var x=("y"in z);;);do g();while(h)if(i);else j()',
  ],
  ['strings', `a='it\\'s';b="say \\"x\\"";c='\\x41\\u{1F600}\\0';d="</script>";e='\u2028'`],
  ['numbers', 'a=[.5,5.,0xAbC,1e10,1_000n,0b11,5..toString()]'],
  ['unusual names', 'var \\u0061b=1,$=2,_=3,async=4,of=5;async=>async;({get,set,async,static:1})'],
  ['this project', readFileSync(new URL('../../scripts/tools/unused-minifiers.mjs', import.meta.url), 'utf8')],
]

describe('code means what it meant', () => {
  it.each(scripts)('%s: the tree is the same', async (_, code) => {
    for (const settings of [
      {},
      { semicolons: false, quotes: 'single' },
      { commas: 'none', width: '120', indent: 'tab' },
    ] as const)
      expect(tree(await written(code, { language: 'javascript', ...settings }))).toEqual(tree(code))
  })

  it.each(scripts)('%s: laid out twice it stays', async (_, code) => {
    const once = await written(code, { language: 'javascript' })
    expect(await written(once, { language: 'javascript' })).toBe(once)
  })
})

const typed: [string, string][] = [
  [
    'types',
    'type A<T>=T extends(infer U)[]?U:never;interface B{readonly[k:string]:number|undefined;m?():void}let x=<const>["a"] as unknown satisfies A<B>',
  ],
  [
    'classes',
    'abstract class C<in out T>implements D{constructor(private readonly a:string,protected b?:number){}declare e:T;abstract f():asserts this is C<T>;@log() g!:string}',
  ],
  [
    'enums and spaces',
    'enum E{a,b="x",c=1<<2}declare module"m"{export=n}namespace N.M{export const o=1}import type{P}from"p";export type{Q}from"q"',
  ],
  [
    'a component',
    'export const V:React.FC<{a:string}>=({a,...rest})=><><b className="x" {...rest}>{a?<i/>:" "}text</b></>',
  ],
]

describe('TypeScript and JSX', () => {
  it.each(typed)('%s: what esbuild makes of it is the same, and so are its signs', async (_, code) => {
    const text = await written(code)
    const settings = {
      loader: code.includes('</') ? 'tsx' : 'ts',
      minify: true,
      tsconfigRaw: '{"compilerOptions":{"experimentalDecorators":true}}',
    } as const
    expect((await transform(text, settings)).code).toBe((await transform(code, settings)).code)
    const signs = (all: string) => all.replaceAll(/[\s;,()'"|]+/g, '')
    expect(signs(text)).toBe(signs(code))
  })

  it.each([
    ['let a: number = 1', 'typescript'],
    ['let a = 1', 'javascript'],
    ['const a = <b>c</b>', 'javascript'],
    ["{a: 1, 'b': [.5, +1, 0xF,], // note\n}", 'json5'],
    ['/* config */ {"a": null}', 'json5'],
    ['{ let a = 1; b() }', 'javascript'],
    ['[1, 2].map((x: number) => x)', 'typescript'],
  ])('%s is %s', async (code, language) => expect((await scriptReport(code, plain)).language).toBe(language))

  it('JSON5 keeps the writing of its keys and is JSON where it was', async () => {
    const json = '{"a":[1,2,{"b":null}],"c d":"\\u0041\\n","e":-1.5e+3}'
    const text = await written(json)
    expect(JSON.parse(text)).toEqual(JSON.parse(json))
    expect(await written("{a:1,'b':2}")).toBe('{ a: 1, "b": 2 }\n')
  })
})

/** In its fewest letters by another program: what minifying would make of the code again. */
const smallest = async (code: string) => (await transform(code, { minifySyntax: true, minifyWhitespace: true })).code

describe('unpacking', () => {
  it.each([
    ['words', 'a=void 0;b=!0;c=!1;typeof!0;d=e?void 0:!1'],
    ['a statement each', 'a(),b(),c=d;if(e)f(),g();else h(),i();for(;;)j(),k()'],
    ['what is given back', 'function f(){return a(),b(),c}function g(x){if(x)return h(),!0;throw i(),j}'],
    ['cases', 'switch(a){case 1:b(),c();break;default:d(),e()}'],
    ['nested', 'a(function(){b(),c(function(){return d(),!0})}),e(()=>{f(),g()})'],
    ['brackets', '(a(),b());(a)(),(b)();c((d,e));x=(y,z)'],
    ['what would declare', 'a(),function(){}();b(),{}.c;d(),class{}.e'],
    ['the example', scriptSample],
  ])('%s: minified again it is the same', async (_, code) => {
    const text = await written(code, { task: 'unpack', language: 'javascript' })
    expect(await smallest(text)).toBe(await smallest(code))
    expect(text).not.toMatch(/void 0|![01]\b/)
  })

  it('writes statements, words and letters', async () => {
    expect(await written('if(a)b(),c=!0;f=void 0', { task: 'unpack' })).toBe(
      'if (a) {\n  b();\n  c = true;\n}\nf = undefined;\n',
    )
    expect(await written('a=()=>{return b(),!1}', { task: 'unpack' })).toBe(
      'a = () => {\n  b();\n  return false;\n};\n',
    )
    expect(await written('a="\\x48\\u0069\\n\\x22\\\\x41"', { task: 'unpack' })).toBe('a = "Hi\\n\\x22\\\\x41";\n')
  })

  it('makes no directive of a string, and leaves what comments stand in', async () => {
    expect(await written('"use strict",a()', { task: 'unpack' })).toBe('("use strict", a());\n')
    expect(await written('a()/*x*/,b()', { task: 'unpack' })).toContain('/*x*/')
  })
})

describe('what cannot be read', () => {
  it.each([
    ['let a = ;', 1, 9],
    ['let a = 1\nfunction (', 2, 10],
    ['type X = ', 1, 10],
    ['a = {\n', 2, 1],
    ['`', 1, 2],
  ])('%j is refused with its place', async (code, line, column) => {
    const { text, findings } = await scriptReport(code, plain)
    expect(text).toBeUndefined()
    expect([findings[0]?.at?.line, findings[0]?.at?.column]).toEqual([line, column])
  })

  it.each([
    '',
    ' \n',
    '\0',
    '\ud800',
    '\ufefflet a',
    '{',
    '}',
    '/*',
    '<!--',
    '#!/usr/bin/env node\nx',
    '<a>',
    'a\r\nb',
    '\u2028',
    '@',
    '"',
  ])('%j comes back, is refused or waits', async (code) => {
    const { text, findings, verdict } = await scriptReport(code, plain)
    expect(text !== undefined || findings.length > 0 || verdict.tone === 'plain').toBe(true)
  })

  it('does not fall over deep brackets, and refuses what is too long', async () => {
    for (const code of ['['.repeat(20_000), `a=${'('.repeat(5000)}1${')'.repeat(5000)}`]) {
      const { text, findings, verdict } = await scriptReport(code, plain)
      expect(text !== undefined || findings.length > 0 || verdict.tone === 'bad').toBe(true)
    }
    expect((await scriptReport('a;'.repeat(1_000_001), plain)).verdict.tone).toBe('bad')
  })
})
