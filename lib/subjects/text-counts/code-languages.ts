/** How a language writes comments and strings. */
export interface CodeLanguage {
  name: string
  /** What begins a comment that ends with its line. */
  line: readonly string[]
  /** What begins and ends a comment over lines. */
  block: readonly (readonly [string, string])[]
  /** Quotes of strings, in which no comment begins. A quote of three may span lines. */
  quotes: readonly string[]
  /** Block comments lie in each other. */
  nests?: true
}

const cLike = { line: ['//'], block: [['/*', '*/']], quotes: ['"', "'"] } as const
const script = { line: ['#'], block: [], quotes: ['"', "'"] } as const
const markup = { line: [], block: [['<!--', '-->']], quotes: [] } as const
const plain = { line: [], block: [], quotes: [] } as const

const table: readonly [string, string, Omit<CodeLanguage, 'name'>][] = [
  ['Assembly', 'asm s', { line: [';', '#'], block: [['/*', '*/']], quotes: ['"'] }],
  ['Awk', 'awk', script],
  ['Batch', 'bat cmd', { line: ['REM ', 'rem ', '::'], block: [], quotes: [] }],
  ['C', 'c', cLike],
  ['C header', 'h hpp hh hxx', cLike],
  ['C#', 'cs', cLike],
  ['C++', 'cpp cc cxx ino', cLike],
  ['Clojure', 'clj cljs cljc edn', { line: [';'], block: [], quotes: ['"'] }],
  ['CMake', 'cmake', script],
  ['CoffeeScript', 'coffee', { line: ['#'], block: [['###', '###']], quotes: ['"', "'"] }],
  ['CSS', 'css', { line: [], block: [['/*', '*/']], quotes: ['"', "'"] }],
  ['CSV', 'csv tsv', plain],
  [
    'D',
    'd',
    {
      ...cLike,
      block: [
        ['/*', '*/'],
        ['/+', '+/'],
      ],
    },
  ],
  ['Dart', 'dart', { ...cLike, quotes: ['"""', "'''", '"', "'"] }],
  ['Dockerfile', 'dockerfile', script],
  ['Elixir', 'ex exs', { line: ['#'], block: [], quotes: ['"""', '"', "'"] }],
  ['Elm', 'elm', { line: ['--'], block: [['{-', '-}']], quotes: ['"'], nests: true }],
  ['Erlang', 'erl hrl', { line: ['%'], block: [], quotes: ['"'] }],
  ['F#', 'fs fsx fsi', { line: ['//'], block: [['(*', '*)']], quotes: ['"""', '"'], nests: true }],
  ['Fortran', 'f90 f95 f03 f08', { line: ['!'], block: [], quotes: ['"', "'"] }],
  ['Go', 'go', { ...cLike, quotes: ['`', '"', "'"] }],
  ['GraphQL', 'graphql gql', { line: ['#'], block: [], quotes: ['"""', '"'] }],
  ['Groovy', 'groovy gradle', { ...cLike, quotes: ['"""', "'''", '"', "'"] }],
  ['Haskell', 'hs', { line: ['--'], block: [['{-', '-}']], quotes: ['"'], nests: true }],
  ['HTML', 'html htm xhtml', markup],
  ['INI', 'ini cfg conf properties', { line: [';', '#'], block: [], quotes: [] }],
  ['Java', 'java', { ...cLike, quotes: ['"""', '"', "'"] }],
  ['JavaScript', 'js mjs cjs jsx', { ...cLike, quotes: ['`', '"', "'"] }],
  ['JSON', 'json jsonl ndjson', plain],
  ['Julia', 'jl', { line: ['#'], block: [['#=', '=#']], quotes: ['"""', '"'], nests: true }],
  ['Kotlin', 'kt kts', { ...cLike, quotes: ['"""', '"', "'"], nests: true }],
  ['LaTeX', 'tex sty cls', { line: ['%'], block: [], quotes: [] }],
  ['Less', 'less', cLike],
  ['Lisp', 'lisp el scm rkt', { line: [';'], block: [['#|', '|#']], quotes: ['"'] }],
  ['Lua', 'lua', { line: ['--'], block: [['--[[', ']]']], quotes: ['"', "'"] }],
  ['Makefile', 'makefile mk', script],
  ['Markdown', 'md markdown mdx', markup],
  ['MATLAB', 'matlab', { line: ['%'], block: [['%{', '%}']], quotes: ['"', "'"] }],
  ['Nim', 'nim', { line: ['#'], block: [['#[', ']#']], quotes: ['"""', '"'], nests: true }],
  ['Objective-C', 'm mm', cLike],
  ['OCaml', 'ml mli', { line: [], block: [['(*', '*)']], quotes: ['"'], nests: true }],
  [
    'Pascal',
    'pas pp',
    {
      line: ['//'],
      block: [
        ['{', '}'],
        ['(*', '*)'],
      ],
      quotes: ["'"],
    },
  ],
  ['Perl', 'pl pm', { line: ['#'], block: [['=pod', '=cut']], quotes: ['"', "'"] }],
  ['PHP', 'php', { line: ['//', '#'], block: [['/*', '*/']], quotes: ['"', "'"] }],
  ['PowerShell', 'ps1 psm1', { line: ['#'], block: [['<#', '#>']], quotes: ['"', "'"] }],
  ['Protocol Buffers', 'proto', cLike],
  ['Python', 'py pyw pyi', { line: ['#'], block: [], quotes: ['"""', "'''", '"', "'"] }],
  ['R', 'r', script],
  ['Ruby', 'rb', { line: ['#'], block: [['=begin', '=end']], quotes: ['"', "'"] }],
  ['Rust', 'rs', { line: ['//'], block: [['/*', '*/']], quotes: ['"'], nests: true }],
  ['Sass', 'sass scss', cLike],
  ['Scala', 'scala sc', { ...cLike, quotes: ['"""', '"', "'"], nests: true }],
  ['Shell', 'sh bash zsh ksh', script],
  ['Solidity', 'sol', cLike],
  ['SQL', 'sql', { line: ['--'], block: [['/*', '*/']], quotes: ["'", '"'] }],
  [
    'Svelte and Vue',
    'svelte vue',
    {
      line: ['//'],
      block: [
        ['<!--', '-->'],
        ['/*', '*/'],
      ],
      quotes: ['`', '"', "'"],
    },
  ],
  ['Swift', 'swift', { line: ['//'], block: [['/*', '*/']], quotes: ['"""', '"'], nests: true }],
  ['Terraform', 'tf tfvars hcl', { line: ['#', '//'], block: [['/*', '*/']], quotes: ['"'] }],
  ['Text', 'txt log text', plain],
  ['TOML', 'toml', { line: ['#'], block: [], quotes: ['"""', "'''", '"', "'"] }],
  ['TypeScript', 'ts tsx mts cts', { ...cLike, quotes: ['`', '"', "'"] }],
  ['VBA', 'vb vba bas', { line: ["'"], block: [], quotes: ['"'] }],
  ['XML', 'xml xsd xsl xslt svg', markup],
  ['YAML', 'yml yaml', script],
  ['Zig', 'zig', { line: ['//'], block: [], quotes: ['"'] }],
]

const byExtension = new Map(
  table.flatMap(([name, extensions, syntax]) =>
    extensions.split(' ').map((extension) => [extension, { name, ...syntax } as CodeLanguage] as const),
  ),
)

/** The language of a file by its ending, or by its whole name as in "Makefile"; undefined for others. */
export function languageOfFile(path: string): CodeLanguage | undefined {
  const name = (path.split('/').at(-1) ?? '').toLowerCase()
  return byExtension.get(name) ?? byExtension.get(name.split('.').at(-1) ?? '')
}
