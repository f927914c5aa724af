/**
 * Writes read.json and written.json: what the real programs of each language read from its strings.
 *
 *   node tests/vectors/string-forms/make.mjs [forms of written.json to make anew, or none]
 *
 * read.json: strings put together from pieces at random, and the value that the language's own program reads; strings that it refuses are
 * left out. written.json: texts, and the string that was offered for each; a string that its program does not read as that very text
 * ends the script with an error, so that nothing gets into the file that was not read back.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vm from 'node:vm'
import { build } from 'esbuild'
import { parse as parseYaml } from 'yaml'

const here = new URL('.', import.meta.url).pathname
const work = mkdtempSync(join(tmpdir(), 'string-forms-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
const file = (name, content) => {
  writeFileSync(join(work, name), content)
  return join(work, name)
}
const environment = { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8', GOCACHE: join(work, 'go'), GO111MODULE: 'off' }
const run = (program, args, input) =>
  execFileSync(program, args, { cwd: work, env: environment, input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'pipe'] })
const linesOfHex = (out, encoding = 'utf8') =>
  out.toString('utf8').split('\n').filter((line) => line.startsWith('=')).map((line) => {
    const bytes = Buffer.from(line.slice(1), 'hex')
    return encoding === 'utf8' ? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) : bytes.swap16().toString('utf16le')
  })
const parted = (out) => out.toString('utf8').split('\0').slice(0, -1)

/** Each takes literals and gives the values that its program reads. */
const readers = {
  json: (all) => JSON.parse(run('python3', ['-c', 'import json,sys; print(json.dumps([json.loads(each) for each in json.load(sys.stdin)]))'], JSON.stringify(all))),
  node: (all) => all.map((each) => vm.runInNewContext(`'use strict'; (${each})`)),
  python: (all) => JSON.parse(run('python3', ['-W', 'error', file('read.py', `import json\nprint(json.dumps([\n${all.join(',\n')}\n]))\n`)])),
  java: (all) => {
    const groups = Array.from({ length: Math.ceil(all.length / 100) }, (_, at) => all.slice(at * 100, at * 100 + 100))
    const methods = groups.map((group, at) => `static void m${at}() { for (String s : new String[]{\n${group.join(',\n')}\n}) { StringBuilder b = new StringBuilder("="); for (char c : s.toCharArray()) b.append(String.format("%04x", (int) c)); System.out.println(b); } }`)
    file('Main.java', `class Main { ${methods.join('\n')} public static void main(String[] a) { ${groups.map((_, at) => `m${at}();`).join(' ')} } }`)
    run('javac', ['-encoding', 'UTF-8', 'Main.java'])
    return linesOfHex(run('java', ['-cp', work, 'Main']), 'utf16')
  },
  c: (all) => {
    file('read.c', `#include <stdio.h>\nstatic void p(const char *s, int n) { putchar('='); for (int i = 0; i < n; i++) printf("%02x", (unsigned char) s[i]); putchar('\\n'); }\nint main(void) {\n${all.map((each) => `p(${each}, sizeof(${each}) - 1);`).join('\n')}\nreturn 0; }\n`)
    run('gcc', ['-std=c11', '-O0', '-w', '-Werror=overflow', '-o', 'read-c', 'read.c'])
    return linesOfHex(run(join(work, 'read-c'), []))
  },
  cpp: (all) => {
    file('read.cpp', `#include <cstdio>\nstatic void p(const char *s, int n) { putchar('='); for (int i = 0; i < n; i++) printf("%02x", (unsigned char) s[i]); putchar('\\n'); }\nint main() {\n${all.map((each) => `p(${each}, sizeof(${each}) - 1);`).join('\n')}\nreturn 0; }\n`)
    run('g++', ['-std=c++14', '-O0', '-w', '-o', 'read-cpp', 'read.cpp'])
    return linesOfHex(run(join(work, 'read-cpp'), []))
  },
  csharp: (all) => {
    file('read.cs', `class P { static void Main() { foreach (string s in new string[] {\n${all.join(',\n')}\n}) { var b = new System.Text.StringBuilder("="); foreach (char c in s) b.Append(((int) c).ToString("x4")); System.Console.WriteLine(b); } } }`)
    run('mcs', ['-codepage:utf8', '-out:read.exe', 'read.cs'])
    return linesOfHex(run('mono', ['read.exe']), 'utf16')
  },
  go: (all) => {
    file('read.go', `package main\nimport "fmt"\nfunc main() { for _, s := range []string{\n${all.join(',\n')},\n} { fmt.Printf("=%x\\n", s) } }\n`)
    return linesOfHex(run('go', ['run', 'read.go']))
  },
  rust: (all) => {
    file('read.rs', `fn main() { for s in [\n${all.join(',\n')}\n] as [&str; ${all.length}] { print!("="); for b in s.bytes() { print!("{:02x}", b); } println!(); } }\n`)
    run('rustc', ['-o', 'read-rs', 'read.rs'])
    return linesOfHex(run(join(work, 'read-rs'), []))
  },
  php: (all) => linesOfHex(run('php', [file('read.php', `<?php\nforeach ([\n${all.join('\n,\n')}\n] as $s) echo "=", bin2hex($s), "\\n";\n`)])),
  ruby: (all) => linesOfHex(run('ruby', [file('read.rb', `[\n${all.join(',\n')}\n].each { |s| puts "=" + s.b.unpack1("H*") }\n`)])),
  perl: (all) => linesOfHex(run('perl', [file('read.pl', `use utf8; use strict; use Encode; for my $s (\n${all.join(',\n')}\n) { print "=", unpack("H*", Encode::encode("UTF-8", $s)), "\\n"; }\n`)])),
  sqlite: (all) => JSON.parse(run('python3', ['-c', 'import json,sqlite3,sys; d=sqlite3.connect(":memory:"); print(json.dumps([d.execute("select " + each).fetchone()[0] for each in json.load(sys.stdin)]))'], JSON.stringify(all))),
  names: (all) => JSON.parse(run('python3', ['-c', 'import json,sqlite3,sys; d=sqlite3.connect(":memory:"); print(json.dumps([d.execute("select 1 as " + each).description[0][0] for each in json.load(sys.stdin)]))'], JSON.stringify(all))),
  csv: (all) => JSON.parse(run('python3', ['-c', 'import csv,io,json,sys; print(json.dumps([next(csv.reader(io.StringIO(each + ",x", newline=""), strict=True))[0] for each in json.load(sys.stdin)]))'], JSON.stringify(all))),
  dash: (all) => parted(run('dash', [file('read.sh', all.map((each) => `printf '%s\\0' ${each}`).join('\n'))])),
  bash: (all) => parted(run('bash', [file('read.bash', all.map((each) => `printf '%s\\0' ${each}`).join('\n'))])),
  here: (all) => parted(run('dash', [file('here.sh', all.map((each) => `cat ${each}\nprintf '\\0'\n`).join(''))])),
  yaml: (all) => {
    const inPython = JSON.parse(run('python3', ['-c', 'import json,sys,yaml; print(json.dumps([yaml.safe_load("a: " + each)["a"] for each in json.load(sys.stdin)]))'], JSON.stringify(all)))
    return all.map((each, at) => {
      const value = parseYaml(`a: ${each}`).a
      if (value !== inPython[at]) throw new Error(`the readers of YAML differ: ${JSON.stringify([each, value, inPython[at]])}`)
      return value
    })
  },
  cmark: (all) => all.map((each) => {
    const html = run('cmark', ['--unsafe'], each).toString('utf8')
    const paragraph = /^<p>([^<]*)<\/p>\n$/s.exec(html)
    if (!paragraph) return `no text alone: ${html}`
    return paragraph[1].replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  }),
  latex: (all) => {
    const head = '\\documentclass{article}\\usepackage[T1]{fontenc}\\pagestyle{empty}\\begin{document}\\raggedright\\parindent0pt\n'
    file('read.tex', `${head}${all.join('\n\\newpage\n')}\n\\end{document}\n`)
    run('pdflatex', ['-interaction=batchmode', '-halt-on-error', 'read.tex'])
    return run('pdftotext', ['read.pdf', '-']).toString('utf8').split('\f').slice(0, -1).map((page) => page.replace(/\n+$/, ''))
  },
  postgres: (all) => inPostgres(all),
  mysql: (all) => inMariadb(all),
}

function inPostgres(all) {
  const data = mkdtempSync(join(work, 'postgres-'))
  run('chown', ['-R', 'postgres', data])
  run('chmod', ['755', work])
  const bin = run('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin']).toString().trim()
  const as = (...words) => run('su', ['postgres', '-c', words.join(' ')])
  as(`${bin}/initdb`, '-D', data, '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust')
  as(`${bin}/pg_ctl`, '-D', data, '-w', '-l', `${data}/log`, '-o', `"-k ${data} -h '' -p 54399"`, 'start')
  try {
    file('read.sql', all.map((each) => `SELECT '=' || encode(convert_to(${each}, 'UTF8'), 'hex');`).join('\n'))
    return linesOfHex(run('psql', ['-h', data, '-p', '54399', '-U', 'postgres', '-AtX', '-v', 'ON_ERROR_STOP=1', '-f', join(work, 'read.sql'), 'postgres']))
  } finally {
    as(`${bin}/pg_ctl`, '-D', data, '-m', 'immediate', 'stop')
  }
}

/** The server reads statements of one line at its start, and writes their results to a file. */
function inMariadb(all) {
  const data = mkdtempSync(join(work, 'mariadb-'))
  const out = join(data, 'out.txt')
  file('boot.sql', `SET NAMES utf8mb4;\nCREATE DATABASE d;\nUSE d;\nCREATE TABLE t (i INT, v LONGTEXT CHARACTER SET utf8mb4) ENGINE=Aria;\n${all.map((each, at) => `INSERT INTO t VALUES (${at}, ${each});`).join('\n')}\nSELECT CONCAT('=', HEX(v)) FROM t ORDER BY i INTO OUTFILE '${out}';\n`)
  run('mariadbd', ['--no-defaults', '--bootstrap', '--user=root', `--datadir=${data}`, '--character-set-server=utf8mb4', '--skip-grant-tables', '--default-storage-engine=Aria', '--secure-file-priv='], readFileSync(join(work, 'boot.sql')))
  return linesOfHex(readFileSync(out))
}

const readerOf = {
  json: 'json', javascriptDouble: 'node', javascriptSingle: 'node', javascriptTemplate: 'node', javascriptRaw: 'node',
  pythonDouble: 'python', pythonSingle: 'python', pythonTriple: 'python', pythonRaw: 'python', java: 'java', javaBlock: 'java',
  c: 'c', cppRaw: 'cpp', csharp: 'csharp', csharpVerbatim: 'csharp', go: 'go', goRaw: 'go', rust: 'rust', rustRaw: 'rust',
  phpSingle: 'php', phpDouble: 'php', phpNowdoc: 'php', rubySingle: 'ruby', rubyDouble: 'ruby', perlSingle: 'perl', perlDouble: 'perl',
  sql: 'sqlite', sqlName: 'names', sqlPostgres: 'postgres', sqlDollar: 'postgres', sqlMysql: 'mysql', csv: 'csv',
  shSingle: 'dash', shDouble: 'dash', bash: 'bash', shHere: 'here', yamlDouble: 'yaml', yamlSingle: 'yaml', yamlBlock: 'yaml',
  markdown: 'cmark', latex: 'latex',
}

let seed = 20
const random = (below) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const some = (pieces, most) => Array.from({ length: 1 + random(most) }, () => pieces[random(pieces.length)]).join('')

const fixed = [
  'plain', "it's", 'say "hi"', '`now`', 'a\nb', 'a\r\nb', 'tab\there', 'C:\\new\\table', 'ends with \\', '\\', '\\\\', '"', "'", '""', "''", '"""', "'''", '""""',
  'NUL \0 and \x001 and \x009', '\x07\x08\x0b\x0c\x1b[31mred\x1bf\x7f', 'é ü ß € 日本', '😀 and 👩‍👩‍👧', '\u2028 \u2029 \u0085 \u00a0 \ufeff', '\u202e turned', '$HOME ${x} $(date) $5 $$ $',
  '#{x} #@x #$x #', '@list $list[0] @', '%PATH% 100% a_b', '!important !1', 'a & b | c < d > e ^ f (g)', '??=??/', ')" and )raw"', '$$text$$ $', 'x$', 'EOF\n', 'a\nEOF\nTEXT\n', 'TEXT;',
  '  two before', 'two after  ', '  all\n  of\n   them', '  all\n  ends\n', ' \n \n', '\n', '\n\n', 'a\n\n', '\na', '\n  a', '\ttab first', 'a\n \n b', '{"a": "b\\n"}', '- list', '1. one', '# head', '*a* _b_ [c](d) <e> &amp; ~f~', '+ plus', '= equals', '\\u0041 \\x41 \\n \\101',
  '\u2018curly\u2019 \u201cquotes\u201d \u201a \u201e', 'a: b # c', '{}', '[x]', '^\\d+(a|b)*.?$', '50% of $3 & #1_x{y}~z^', '=1+1', 'null', 'true', '~', '12',
]
const pieces = ['"', "'", '`', '\\', '\n', ' ', '  ', '$', '{', '}', '#', '@', '%', '!', 'a', 'n', 'x', 'u', '0', '1', '41', '\t', '\r', '\0', 'é', '😀', '\x1b', '/', '*', '_', '[', ']', '<', '&', '~', '^', '(', ')', 'EOF', '\u2028', '?', '-', '.', '|', ':', ';']
const texts = [...new Set([...fixed, ...Array.from({ length: 80 }, () => some(pieces, 9))])]

async function ownForms() {
  const outfile = join(work, 'forms.mjs')
  await build({ entryPoints: [join(here, '../../../lib/subjects/string-forms/nested.ts')], bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' })
  return import(outfile)
}

/** What a reader cannot be asked, although the form holds it. */
const unfit = {
  cmark: (text) => /[\n\r\0\t\u00a0]|^\s|\s$/u.test(text) || text === '',
  latex: (text) => /[^ -~]|["'`,]|--|^ | $|  |[?!]`|<<|>>/u.test(text),
  mysql: (text) => text.length > 2000,
}

const only = process.argv.slice(2)
const written = only.length > 0 ? JSON.parse(readFileSync(join(here, 'written.json'), 'utf8')) : {}
const { escapeText } = await ownForms()
const faults = []
for (const [form, reader] of Object.entries(readerOf)) {
  if (only.length > 0 && !only.includes(form)) continue
  const rows = new Map()
  for (const text of texts) {
    if (unfit[reader]?.(text)) continue
    for (const ascii of [false, true]) {
      const escaped = escapeText(text, { forms: [form], ascii, quotes: true })
      if ('text' in escaped && !rows.has(escaped.text)) rows.set(escaped.text, [text, escaped.text, ascii])
    }
  }
  const all = [...rows.values()]
  let values
  try {
    values = readers[reader](all.map(([, literal]) => literal))
  } catch (error) {
    faults.push(`${form}: ${error.stderr?.toString().slice(0, 2000) ?? ''} ${error.message.slice(0, 500)}`)
    continue
  }
  if (values.length !== all.length) throw new Error(`${form}: ${values.length} values of ${all.length} strings`)
  const wanted = (text) => (form === 'shHere' && !text.endsWith('\n') ? `${text}\n` : text)
  const wrong = all.filter(([text], at) => values[at] !== wanted(text)).map((row) => [...row, values[all.indexOf(row)]])
  if (wrong.length > 0) {
    faults.push(`${form}: read as another text: ${JSON.stringify(wrong.slice(0, 5))}`)
    continue
  }
  written[form] = all
  process.stderr.write(`${form}: ${all.length}\n`)
}
if (faults.length > 0) throw new Error(faults.join('\n'))
const rowsOf = (record) => `{\n${Object.entries(record).map(([form, rows]) => `${JSON.stringify(form)}:[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`).join(',\n')}\n}\n`
writeFileSync(join(here, 'written.json'), rowsOf(written))

/* Strings that nobody of us wrote: pieces of each language's grammar at random, as far as its program reads them one by one. */
const common = ['a', 'Z', '7', ' ', 'é', '😀']
const grammar = {
  json: ['"', '"', ['\\n', '\\t', '\\b', '\\f', '\\r', '\\/', '\\\\', '\\"', '\\u0041', '\\u00e9', '\\ud83d\\ude00', '\\ud800', "'"]],
  javascriptDouble: ['"', '"', ['\\n', '\\x41', '\\u00e9', '\\u{1F600}', '\\0', '\\q', '\\\n', "\\'", "'", '\\"', '\\v', '\\\\']],
  javascriptTemplate: ['`', '`', ['\\n', '\\x41', '\\u{e9}', '\\`', '\\${', '$', '{', '"', '\n', '\\\n', '\\\\', '$$']],
  pythonDouble: ['"', '"', ['\\n', '\\x41', '\\u00e9', '\\U0001f600', '\\0', '\\101', '\\7', "'", '\\"', '\\a', '\\v', '\\\n', '\\\\']],
  pythonTriple: ['"""', '"""', ['\\n', '\n', '"', '""x', '\\"', "'''", '\\x41', '\\\\']],
  java: ['"', '"', ['\\n', '\\s', '\\u00e9', '\\uu0041', '\\0', '\\101', '\\377', '\\400', '\\"', "\\'", "'", '\\\\', '\\b']],
  javaBlock: ['"""\n', '"""', ['a\n', '  b\n', '    c  \n', '\n', 'd \\\n', '\\s', '\\t', '"', '""x', '\\"""', '\\\\']],
  c: ['"', '"', ['\\n', '\\x41g', '\\101', '\\7', '\\0', '\\?', '\\a', '\\v', '\\u00e9', '\\U0001f600', '\\303\\251', '\\"', "'", '\\\\']],
  csharp: ['"', '"', ['\\n', '\\x41g', '\\x9g', '\\u00e9', '\\U0001f600', '\\0', '\\a', '\\"', "\\'", "'", '\\\\']],
  go: ['"', '"', ['\\n', '\\x41', '\\101', '\\u00e9', '\\U0001f600', '\\xc3\\xa9', '\\a', '\\"', "'", '\\\\']],
  rust: ['"', '"', ['\\n', '\\x41', '\\u{e9}', '\\u{1f600}', '\\0', "\\'", '\\"', "'", '\n', '\\\n   ', '\\\\']],
  phpSingle: ["'", "'", ['\\n', '\\\\', "\\'", '"', '$x', '\n', '\\q']],
  phpDouble: ['"', '"', ['\\n', '\\x41', '\\x4g', '\\101', '\\u{e9}', '\\$x', '\\{', "'", '\\"', '\\q', '\\e', '$ ', '$7', '\\xc3\\xa9', '\\\\']],
  rubySingle: ["'", "'", ['\\n', '\\\\', "\\'", '"', '#{x}', '\n', '\\q']],
  rubyDouble: ['"', '"', ['\\n', '\\x41', '\\x4g', '\\101', '\\u00e9', '\\u{e9}', '\\s', '\\e', '\\q', '\\#{x}', '# ', "'", '\\"', '\\xc3\\xa9', '\\\\', '\\\n']],
  perlSingle: ["'", "'", ['\\n', '\\\\', "\\'", '"', '$x', '@x', '\n', '\\q']],
  perlDouble: ['"', '"', ['\\n', '\\x41', '\\x{e9}', '\\x{1f600}', '\\101', '\\$x', '\\@x', '\\e', '\\q', "'", '\\"', '\\\\']],
  sql: ["'", "'", ["''", '"', '\\', '\n', '--', '%']],
  sqlPostgres: ["E'", "'", ["''", "\\'", '\\n', '\\t', '\\x41', '\\x4g', '\\101', '\\u00e9', '\\U0001f600', '\\q', '"', '\\\\', '\\303\\251']],
  sqlMysql: ["'", "'", ["''", "\\'", '\\n', '\\Z', '\\0', '\\%', '\\_', '\\q', '"', '\\"', '\\\\', '\\t', '\\b']],
  csv: ['"', '"', ['""', ',', '\n', '\r\n', "'", '\\']],
  shDouble: ['"', '"', ['\\$x', '\\`', '\\"', '\\n', '\\\\', '\\\n', "'", '$ ', '\n']],
  bash: ["$'", "'", ['\\n', '\\x41', '\\x4g', '\\101', '\\u00e9', '\\U0001f600', '\\e', '\\q', "\\'", '\\"', '"', '\\\\', '$x', '\\xc3\\xa9']],
  yamlDouble: ['"', '"', ['\\n', '\\x41', '\\u00e9', '\\U0001f600', '\\N', '\\_', '\\e', '\\/', '\\\\', '\\"', "'", '\n  ', '\n\n  ', '\\\n  ', '#']],
  yamlSingle: ["'", "'", ["''", '"', '\\n', '\n  ', '\n\n  ', '#', ': ']],
  yamlBlock: ['|', '', ['\n  a', '\n    b', '\n', '\n  c # d', '\n  "']],
}
const compiled = new Set(['java', 'c', 'csharp', 'go', 'rust'])
const readable = {}
for (const [form, [open, close, parts]] of Object.entries(grammar)) {
  const literals = [...new Set(Array.from({ length: compiled.has(readerOf[form]) ? 30 : 60 }, () => open + some([...parts, ...(form === 'yamlBlock' || form === 'javaBlock' ? [] : common)], 7) + close))]
  const read = (all) => {
    try {
      const values = readers[readerOf[form]](all)
      return values.length === all.length ? all.map((literal, at) => [literal, values[at]]) : undefined
    } catch {
      return undefined
    }
  }
  // Halves of a list until what is refused stands alone.
  const accepted = (all) => {
    if (all.length === 0) return []
    const values = read(all)
    if (values) return values
    // One that is refused costs a compiler's run for each half.
    if (all.length === 1 || (compiled.has(readerOf[form]) && all.length <= 2)) return []
    const half = Math.ceil(all.length / 2)
    return [...accepted(all.slice(0, half)), ...accepted(all.slice(half))]
  }
  readable[form] = ['postgres', 'mysql'].includes(readerOf[form]) ? read(literals) ?? [] : accepted(literals)
  process.stderr.write(`${form}: ${readable[form].length} read\n`)
}
writeFileSync(join(here, 'read.json'), rowsOf(readable))
