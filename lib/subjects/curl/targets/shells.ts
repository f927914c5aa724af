import { headerOf, withCredentials, type FormPart, type Request } from '../request'
import { lines, literal, type Target } from './write'

/* Commands: curl for each shell, HTTPie, wget, and what PowerShell has of its own. */

const plainWord = /^[\w@%+=:,./-]+$/
const sh = (text: string) => (plainWord.test(text) ? text : literal('shSingle', text))

function formValue({ value, isFile, type, fileName }: FormPart, own: string): string {
  const quoted = (text: string) => (/[;,"]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : text)
  const traits = `${type === undefined ? '' : `;type=${type}`}${fileName === undefined || fileName === own ? '' : `;filename=${quoted(fileName)}`}`
  if (isFile)
    return `${fileName === '' ? '<' : '@'}${quoted(value)}${fileName === '' ? (type === undefined ? '' : `;type=${type}`) : traits}`
  return (/^[@<]|;/.test(value) ? `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"` : value) + traits
}

/** Options of curl with their values, one group a line. */
function curlGroups(request: Request): string[][] {
  const { method, url, headers, body, user, follows, insecure, timeout, proxy, compressed, output } = request
  const usual = body ? 'POST' : 'GET'
  const type = headerOf(request, 'content-type')
  const shown =
    body && body.kind !== 'form' && type === 'application/x-www-form-urlencoded'
      ? headers.filter(([name]) => !/^content-type$/i.test(name))
      : headers
  return [
    [...(/[[\]{}]/.test(url) ? ['-g'] : []), url],
    ...(method === 'HEAD' && !body ? [['-I']] : method === usual ? [] : [['-X', method]]),
    ...shown.map(([name, value]) => ['-H', value === '' ? `${name};` : `${name}: ${value}`]),
    ...(body && body.kind !== 'form' && type === undefined ? [['-H', 'Content-Type:']] : []),
    ...(user ? [...(user.isDigest ? [['--digest']] : []), ['-u', `${user.name}:${user.password}`]] : []),
    ...(body?.kind === 'text' ? [['--data-raw', body.text]] : []),
    ...(body?.kind === 'file' ? [['--data-binary', `@${body.path}`]] : []),
    ...(body?.kind === 'form'
      ? body.parts.map((part) => ['-F', `${part.name}=${formValue(part, part.value.split(/[\\/]/).at(-1) ?? '')}`])
      : []),
    ...(follows ? [['-L']] : []),
    ...(insecure ? [['-k']] : []),
    ...(compressed ? [['--compressed']] : []),
    ...(timeout === undefined ? [] : [['-m', String(timeout)]]),
    ...(proxy === undefined ? [] : [['-x', proxy]]),
    ...(output === undefined ? [] : [['-o', output]]),
  ]
}

const curlIn =
  (name: string, word: (text: string) => string, goesOn: string) =>
  (request: Request): string =>
    `${name} ${curlGroups(request)
      .map((group) => group.map(word).join(' '))
      .join(`${goesOn}\n  `)}\n`

export const curlTarget: Target = { label: 'curl: bash, zsh', ending: 'sh', write: curlIn('curl', sh, ' \\') }
export const curlCmdTarget: Target = {
  label: 'curl: Windows cmd',
  ending: 'cmd',
  write: curlIn('curl', (text) => (/^[\w@+=:,./-]+$/.test(text) ? text : literal('cmd', text)), ' ^'),
}

function powershellText(request: Request): string {
  const ps = (text: string) => literal('powershellSingle', text)
  const { method, url, body, follows, insecure, timeout, proxy, output } = request
  const headers = withCredentials(request).filter(([name]) => !/^(?:content-type|user-agent)$/i.test(name))
  const type = headerOf(request, 'content-type')
  const agent = headerOf(request, 'user-agent')
  return lines(
    headers.length > 0 && ['$headers = @{', ...headers.map(([name, value]) => `    ${ps(name)} = ${ps(value)}`), '}'],
    body?.kind === 'form' && [
      '$form = @{',
      ...body.parts.map(
        ({ name, value, isFile }) => `    ${ps(name)} = ${isFile ? `Get-Item ${ps(value)}` : ps(value)}`,
      ),
      '}',
    ],
    '$parameters = @{',
    `    Uri = ${ps(url)}`,
    /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method)
      ? `    Method = ${ps(method)}`
      : `    CustomMethod = ${ps(method)}`,
    headers.length > 0 && '    Headers = $headers',
    agent !== undefined && `    UserAgent = ${ps(agent)}`,
    type !== undefined && body?.kind !== 'form' && `    ContentType = ${ps(type)}`,
    body?.kind === 'text' && `    Body = [Text.Encoding]::UTF8.GetBytes(${ps(body.text)})`,
    body?.kind === 'file' && `    InFile = ${ps(body.path)}`,
    body?.kind === 'form' && '    Form = $form',
    !follows && '    MaximumRedirection = 0',
    insecure && '    SkipCertificateCheck = $true',
    timeout !== undefined && `    TimeoutSec = ${String(Math.max(1, Math.round(timeout)))}`,
    proxy !== undefined && `    Proxy = ${ps(proxy)}`,
    output !== undefined && `    OutFile = ${ps(output)}`,
    '    SkipHttpErrorCheck = $true',
    '}',
    'Invoke-WebRequest @parameters',
  )
}

export const powershellTarget: Target = {
  label: 'PowerShell 7',
  ending: 'ps1',
  write: powershellText,
  remarks: ({ user, body }) => [
    user?.isDigest && 'Digest authentication is left out here.',
    body?.kind === 'form' && body.parts.some(({ type }) => type !== undefined) && 'Types of single parts are left out.',
    'Windows PowerShell 5 lacks Form, SkipCertificateCheck and SkipHttpErrorCheck.',
  ],
}

function httpieText(request: Request): string {
  const { method, url, headers, body, user, follows, insecure, timeout, proxy, output } = request
  const shown = headers.filter(([name]) => body?.kind !== 'form' || !/^content-type$/i.test(name))
  const head = [
    'http',
    '--ignore-stdin',
    ...(user ? [...(user.isDigest ? ['-A', 'digest'] : []), '-a', sh(`${user.name}:${user.password}`)] : []),
    ...(follows ? ['--follow'] : []),
    ...(insecure ? ['--verify=no'] : []),
    ...(timeout === undefined ? [] : [`--timeout=${String(timeout)}`]),
    ...(proxy === undefined ? [] : [sh(`--proxy=http:${proxy}`), sh(`--proxy=https:${proxy}`)]),
    ...(output === undefined ? [] : ['-o', sh(output)]),
    ...(body?.kind === 'form' ? ['--multipart'] : []),
    ...(body?.kind === 'text' ? ['--raw', sh(body.text)] : []),
    method,
    sh(url),
  ].join(' ')
  const escaped = (text: string) => text.replaceAll(/[\\:=@;]/g, String.raw`\$&`)
  return `${[
    head,
    ...shown.map(([name, value]) => sh(value === '' ? `${name};` : `${name}:${value}`)),
    ...(body?.kind === 'form'
      ? body.parts.map(({ name, value, isFile, type }) =>
          sh(
            isFile
              ? `${escaped(name)}@${value}${type === undefined ? '' : `;type=${type}`}`
              : `${escaped(name)}=${value}`,
          ),
        )
      : []),
    ...(body?.kind === 'file' ? [sh(`@${body.path}`)] : []),
  ].join(' \\\n  ')}\n`
}

export const httpieTarget: Target = {
  label: 'HTTPie',
  ending: 'sh',
  write: httpieText,
  remarks: ({ body }) => [
    body?.kind === 'form' &&
      body.parts.some(({ isFile, type }) => !isFile && type !== undefined) &&
      'Types of parts that are no files are left out.',
  ],
}

function wgetText(request: Request): string {
  const { method, url, body, follows, insecure, timeout, proxy, output } = request
  const headers = withCredentials(request)
  return `${[
    `wget -qO ${output === undefined ? '-' : sh(output)}`,
    ...(method === 'GET' ? [] : [`--method=${sh(method)}`]),
    ...headers.map(([name, value]) => `--header=${sh(`${name}: ${value}`)}`),
    ...(body?.kind === 'text' ? [`--body-data=${sh(body.text)}`] : []),
    ...(body?.kind === 'file' ? [`--body-file=${sh(body.path)}`] : []),
    ...(follows ? [] : ['--max-redirect=0']),
    ...(insecure ? ['--no-check-certificate'] : []),
    ...(timeout === undefined ? [] : [`--timeout=${String(timeout)}`]),
    ...(proxy === undefined ? [] : ['-e use_proxy=yes', `-e http_proxy=${sh(proxy)}`, `-e https_proxy=${sh(proxy)}`]),
    sh(url),
  ].join(' \\\n  ')}\n`
}

export const wgetTarget: Target = {
  label: 'wget',
  ending: 'sh',
  write: wgetText,
  remarks: ({ body, user, headers }) => [
    body !== undefined &&
      body.kind !== 'form' &&
      headerOf({ headers }, 'content-type') === undefined &&
      'wget says application/x-www-form-urlencoded where no type is given.',
    body?.kind === 'form' && 'wget writes no multipart forms; the body is left out.',
    user?.isDigest && 'Digest authentication is left out here.',
  ],
}
