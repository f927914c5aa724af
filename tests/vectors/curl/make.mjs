/*
 * Runs commands with curl itself and the code that is written for them with the programs of each language, against a server on this
 * machine, and keeps the code whose request is that of curl. `node tests/vectors/curl/make.mjs` in the root of the project.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync, readFileSync, existsSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importTypeScript } from '../../../scripts/typescript.mjs'

const { curlReport } = await importTypeScript('lib/subjects/curl/report.ts')
const folder = mkdtempSync(path.join(tmpdir(), 'curl-'))
writeFileSync(path.join(folder, 'notes.txt'), 'first line\nsecond line ü\n')
writeFileSync(path.join(folder, 'body.json'), '{"a":1}\n')
const port = 8765
const base = `http://127.0.0.1:${port}`

const commands = [
  ['plain', `curl ${base}/items`],
  ['query and headers', `curl '${base}/items?page=2&q=a%20b' -H 'Accept: application/json' -H "X-Note: it's \\"quoted\\" \\$5"`],
  ['form data', `curl ${base}/login -d user=ann -d 'note=a b&c' --data-urlencode 'text=ü & ö=1'`],
  ['json', `curl -X PUT ${base}/items/7 -H 'Content-Type: application/json' --data-raw '{"name":"Bramley & Sons","n":12345678901234567890,"s":"a\\\\nb"}'`],
  ['short json', `curl ${base}/items --json '{"a":1,"b":["x","y"]}'`],
  ['ansi quotes', `curl ${base}/items -H 'content-type: text/plain' --data-binary $'one\\ntwo\\t\\'three\\' \\u00e9 \\x41'`],
  ['basic', `curl -u 'ann:pa:ss' ${base}/private -XDELETE`],
  ['basic beyond ascii', `curl -u 'änne:pä' ${base}/private`],
  ['cookies', `curl ${base}/ -b 'a=1; b=2' -A 'Test/1.0' -e https://example.com/from`],
  ['get with data', `curl -G ${base}/search?x=1 -d q=chairs --data-urlencode 'w=oak & ash'`],
  ['head', `curl -I ${base}/items`],
  ['parts', `curl ${base}/upload -F 'name=Oak chair' -F 'file=@notes.txt;type=text/markdown' -F 'odd="a;b"'`],
  ['file', `curl ${base}/items -H 'Content-Type: application/json' --data-binary @body.json`],
  ['upload', `curl -T notes.txt ${base}/files/`],
  ['empty and removed', `curl ${base}/items -H 'X-Empty;' -H 'Accept:' -d ''`],
  ['dollar, percent, backslash', `curl ${base}/items -d '$HOME %PATH% C:\\dir \`x\` #{y} \${z} "q"'`],
  ['method of ones own', `curl -X PURGE ${base}/items`],
  ['post without body', `curl -X POST ${base}/items`],
  ['signs in the address', `curl -g '${base}/a[1]?q={x}|y'`],
]

let received = []
const server = http.createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    received.push({
      method: request.method,
      url: request.url,
      headers: request.rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), latin(request.rawHeaders[at + 1])]] : [])),
      body: Buffer.concat(parts).toString('utf8'),
    })
    response.end('ok')
  })
})
const latin = (text) => Buffer.from(text, 'latin1').toString('utf8')
await new Promise((resolve) => server.listen(port, resolve))

/** What a program adds by itself. */
const own = new Set(['host', 'user-agent', 'accept', 'accept-encoding', 'accept-language', 'connection', 'content-length', 'sec-fetch-mode', 'transfer-encoding', 'expect', 'http2-settings', 'upgrade'])

function normal({ method, url, headers, body }) {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const boundary = /^multipart\/form-data; boundary="?([^"]+)/.exec(type)?.[1]
  if (boundary === undefined) return { method, url, headers, body }
  const parts = body.split(`--${boundary}`).slice(1, -1).map((part) => {
    const [, head, content] = /^\r\n([\s\S]*?)\r\n\r\n([\s\S]*)\r\n$/.exec(part)
    const lines = head.split('\r\n').map((line) => line.toLowerCase().replace(/; ?filename/, '; filename')).filter((line) => !/^content-(transfer-encoding|length|type: text\/plain; charset)/.test(line))
    return [lines.toSorted(), content]
  })
  return { method, url, headers: headers.map(([name, value]) => [name, name === 'content-type' ? 'multipart/form-data' : value]), body: parts }
}

function differences(reference, found) {
  if (!found) return 'nothing arrived'
  const [a, b] = [normal(reference), normal(found)]
  if (a.method !== b.method) return `method ${b.method}`
  if (a.url !== b.url && decodeURI(a.url) !== decodeURI(b.url)) return `address ${b.url}`
  if (JSON.stringify(a.body) !== JSON.stringify(b.body)) return `body ${JSON.stringify(b.body)} for ${JSON.stringify(a.body)}`
  const isDefault = ([name, value]) => own.has(name) && (name !== 'accept' || value === '*/*') && !(name === 'user-agent' && !value.startsWith('curl/'))
  for (const [name, value] of a.headers.filter((header) => !isDefault(header)))
    if (!b.headers.some(([one, other]) => one === name && other === value)) return `lacks ${name}: ${value}; has ${JSON.stringify(b.headers)}`
  for (const [name] of b.headers)
    if (!own.has(name) && !a.headers.some(([one]) => one === name)) return `adds ${name}`
  return undefined
}

const axiosFolder = process.env.AXIOS_FOLDER
const runs = {
  curl: ['bash', ['FILE']],
  fetch: ['node', ['FILE']],
  ...(axiosFolder && { axios: ['node', ['FILE']] }),
  urllib: ['/usr/bin/python3', ['FILE']],
  requests: ['/usr/bin/python3', ['FILE']],
  java: ['java', ['FILE']],
  php: ['/usr/bin/php', ['FILE']],
  ruby: ['/usr/bin/ruby', ['FILE']],
  go: ['/usr/bin/go', ['run', 'FILE']],
  httpie: ['bash', ['FILE']],
  wget: ['bash', ['FILE']],
}

function run([program, words], file) {
  return new Promise((resolve) => {
    const child = spawn(program, words.map((word) => (word === 'FILE' ? file : word)), { cwd: axiosFolder && file.endsWith('.mjs') ? folder : folder, env: { ...process.env, HOME: folder, GOCACHE: '/tmp/go-cache' } })
    let said = ''
    child.stderr.on('data', (text) => (said += text))
    child.on('error', (error) => resolve(String(error)))
    child.on('close', () => resolve(said))
  })
}
const isThere = ([program]) => program !== undefined && (!program.startsWith('/') || existsSync(program))

if (axiosFolder) execFileSync('ln', ['-s', path.join(axiosFolder, 'node_modules'), path.join(folder, 'node_modules')])
const asked = process.argv[2]?.split(',')
const previous = existsSync('tests/vectors/curl/ran.json') ? JSON.parse(readFileSync('tests/vectors/curl/ran.json', 'utf8')) : []
const kept = []
const refused = []
for (const [name, command] of commands) {
  const script = path.join(folder, 'reference.sh')
  writeFileSync(script, command.replace('curl', 'curl -s'))
  received = []
  await run(['bash', ['FILE']], script)
  const [sent] = received
  const ran = {}
  const before = previous.find((one) => one.name === name && one.command === command)?.ran ?? {}
  for (const [target, how] of Object.entries(runs)) {
    const { files, code } = curlReport({ task: 'convert', text: command, shell: 'bash', number: 1, target, masks: false })
    if ((asked && !asked.includes(target)) || !isThere(how)) {
      if (before[target] === code) ran[target] = code
      continue
    }
    const file = path.join(folder, target === 'java' ? 'Main.java' : Object.keys(files)[0])
    writeFileSync(file, code)
    received = []
    const said = await run(how, file)
    const why = differences(sent, received[0])
    if (why === undefined) ran[target] = code
    else refused.push(`${name}, ${target}: ${why}${said === '' ? '' : `\n${said.split('\n').slice(-6).join('\n')}`}`)
  }
  const { method, url, headers, body } = normal(sent)
  kept.push({ name, command, sent: { method, url, headers: headers.filter(([one]) => one !== 'host'), body }, ran })
}
server.close()
writeFileSync('tests/vectors/curl/ran.json', `${JSON.stringify(kept, undefined, 2)}\n`)
console.error(refused.join('\n'))
