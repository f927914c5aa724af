import { lines, literal, type Target } from './write'
import { mergedHeaders } from './javascript'
import { headerOf, withCredentials, type Request } from '../request'

const quoted = (text: string) => literal('pythonSingle', text)
/** As bytes that are sent as they are. */
const bytes = (text: string) => (/^[\0-\x7f]*$/.test(text) ? `b${quoted(text)}` : `${quoted(text)}.encode()`)

const dictionary = (name: string, pairs: readonly (readonly [string, string])[]): string[] => [
  `${name} = {`,
  ...pairs.map(([one, value]) => `    ${quoted(one)}: ${quoted(value)},`),
  '}',
]

function requestsText(given: Request): string {
  const request = mergedHeaders(given)
  const { method, url, body, user, follows, insecure, timeout, proxy } = request
  const headers = request.headers.filter(([name]) => body?.kind !== 'form' || !/^content-type$/i.test(name))
  const isAscii = user !== undefined && /^[\0-\x7f]*$/.test(user.name + user.password)
  const sent = user && !user.isDigest && !isAscii ? withCredentials({ ...request, headers }) : headers
  const credentials = user && `(${quoted(user.name)}, ${quoted(user.password)})`
  const data =
    body?.kind === 'text' ? bytes(body.text) : body?.kind === 'file' ? `open(${quoted(body.path)}, 'rb')` : undefined
  return lines(
    'import requests',
    user?.isDigest && 'from requests.auth import HTTPDigestAuth',
    '',
    sent.length > 0 && dictionary('headers', sent),
    data !== undefined && `data = ${data}`,
    body?.kind === 'form' && [
      'files = [',
      ...body.parts.map(({ name, value, isFile, type, fileName }) => {
        const content = isFile ? `open(${quoted(value)}, 'rb')` : bytes(value)
        const named = fileName === undefined || fileName === '' ? 'None' : quoted(fileName)
        return `    (${quoted(name)}, (${named}, ${content}${type === undefined ? '' : `, ${quoted(type)}`})),`
      }),
      ']',
    ],
    (sent.length > 0 || body !== undefined) && '',
    'response = requests.request(',
    `    ${quoted(method)},`,
    `    ${quoted(url)},`,
    sent.length > 0 && '    headers=headers,',
    data !== undefined && '    data=data,',
    body?.kind === 'form' && '    files=files,',
    user?.isDigest ? `    auth=HTTPDigestAuth${credentials ?? ''},` : isAscii && `    auth=${credentials ?? ''},`,
    !follows && '    allow_redirects=False,',
    insecure && '    verify=False,',
    timeout !== undefined && `    timeout=${String(timeout)},`,
    proxy !== undefined && `    proxies={'http': ${quoted(proxy)}, 'https': ${quoted(proxy)}},`,
    ')',
    'print(response.status_code, response.text)',
  )
}

export const requestsTarget: Target = { label: 'Python: requests', ending: 'py', write: requestsText }

function urllibText(given: Request): string {
  const request = mergedHeaders(given)
  const { method, url, body, insecure, timeout, proxy, follows } = request
  const headers = withCredentials(request)
  const data =
    body?.kind === 'text'
      ? bytes(body.text)
      : body?.kind === 'file'
        ? `open(${quoted(body.path)}, 'rb').read()`
        : undefined
  return lines(
    'import urllib.error',
    'import urllib.request',
    insecure && 'import ssl',
    '',
    !follows && [
      'class NoRedirect(urllib.request.HTTPRedirectHandler):',
      '    def redirect_request(self, *args):',
      '        return None',
      '',
    ],
    insecure && [
      'context = ssl.create_default_context()',
      'context.check_hostname = False',
      'context.verify_mode = ssl.CERT_NONE',
    ],
    'opener = urllib.request.build_opener(',
    !follows && '    NoRedirect,',
    insecure && '    urllib.request.HTTPSHandler(context=context),',
    proxy !== undefined && `    urllib.request.ProxyHandler({'http': ${quoted(proxy)}, 'https': ${quoted(proxy)}}),`,
    ')',
    headers.length > 0 && dictionary('headers', headers),
    data !== undefined && `data = ${data}`,
    `request = urllib.request.Request(${quoted(asciiUrl(url))}, ${data === undefined ? '' : 'data=data, '}${headers.length > 0 ? 'headers=headers, ' : ''}method=${quoted(method)})`,
    'try:',
    `    response = opener.open(request${timeout === undefined ? '' : `, timeout=${String(timeout)}`})`,
    'except urllib.error.HTTPError as error:',
    '    response = error',
    "print(response.status, response.read().decode(errors='replace'))",
  )
}

const asciiUrl = (url: string) => url.replaceAll(/[^\0-\x7f]+/g, (part) => encodeURIComponent(part.toWellFormed()))

export const urllibTarget: Target = {
  label: 'Python: urllib',
  ending: 'py',
  write: urllibText,
  remarks: ({ body, user, headers }) => [
    body !== undefined &&
      body.kind !== 'form' &&
      headerOf({ headers }, 'content-type') === undefined &&
      'urllib says application/x-www-form-urlencoded where no type is given.',
    body?.kind === 'form' && 'urllib writes no multipart forms; the body is left out. Use requests for it.',
    user?.isDigest && 'Digest authentication is left out here.',
  ],
}
