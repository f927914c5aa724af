import { withCredentials, type Request } from '../request'
import { lines, literal, type Target } from './write'
import { mergedHeaders } from './javascript'

/* PHP and Ruby. */

function phpText(request: Request): string {
  const php = (text: string) => literal('phpSingle', text)
  const { method, url, body, user, follows, insecure, timeout, proxy, compressed } = request
  const headers = request.headers.filter(([name]) => body?.kind !== 'form' || !/^content-type$/i.test(name))
  const fields =
    body?.kind === 'text'
      ? php(body.text)
      : body?.kind === 'file'
        ? `file_get_contents(${php(body.path)})`
        : body?.kind === 'form'
          ? `[\n${body.parts
              .map(({ name, value, isFile, type, fileName }) => {
                const content =
                  isFile && fileName !== ''
                    ? `new CURLFile(${php(value)}${type === undefined && fileName === undefined ? '' : `, ${type === undefined ? 'null' : php(type)}`}${fileName === undefined ? '' : `, ${php(fileName)}`})`
                    : isFile
                      ? `file_get_contents(${php(value)})`
                      : php(value)
                return `        ${php(name)} => ${content},`
              })
              .join('\n')}\n    ]`
          : undefined
  return lines(
    '<?php',
    `$curl = curl_init(${php(url)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    method === 'HEAD'
      ? '    CURLOPT_NOBODY => true,'
      : (method !== 'GET' || fields !== undefined) && `    CURLOPT_CUSTOMREQUEST => ${php(method)},`,
    headers.length > 0 && [
      '    CURLOPT_HTTPHEADER => [',
      ...headers.map(([name, value]) => `        ${php(value === '' ? `${name};` : `${name}: ${value}`)},`),
      '    ],',
    ],
    fields !== undefined && `    CURLOPT_POSTFIELDS => ${fields},`,
    user && `    CURLOPT_USERPWD => ${php(`${user.name}:${user.password}`)},`,
    user?.isDigest && '    CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,',
    follows && '    CURLOPT_FOLLOWLOCATION => true,',
    insecure && ['    CURLOPT_SSL_VERIFYPEER => false,', '    CURLOPT_SSL_VERIFYHOST => 0,'],
    compressed && "    CURLOPT_ENCODING => '',",
    timeout !== undefined && `    CURLOPT_TIMEOUT_MS => ${String(Math.round(timeout * 1000))},`,
    proxy !== undefined && `    CURLOPT_PROXY => ${php(proxy)},`,
    ']);',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response, PHP_EOL;",
  )
}

export const phpTarget: Target = {
  label: 'PHP: curl',
  ending: 'php',
  write: phpText,
  remarks: ({ body }) => [
    body?.kind === 'form' &&
      new Set(body.parts.map(({ name }) => name)).size < body.parts.length &&
      'PHP keeps one part of each name; of repeated names the last is sent.',
    body?.kind === 'form' &&
      body.parts.some(({ isFile, type }) => !isFile && type !== undefined) &&
      'PHP sends no type with a part that is no file.',
  ],
}

const rubyClasses: Readonly<Record<string, string>> = {
  GET: 'Get',
  HEAD: 'Head',
  POST: 'Post',
  PUT: 'Put',
  PATCH: 'Patch',
  DELETE: 'Delete',
  OPTIONS: 'Options',
  TRACE: 'Trace',
}

function rubyText(given: Request): string {
  const ruby = (text: string) => literal('rubySingle', text)
  const request = mergedHeaders(given)
  const { method, url, body, insecure, timeout, proxy } = request
  const headers = withCredentials(request).filter(([name]) => body?.kind !== 'form' || !/^content-type$/i.test(name))
  const known = rubyClasses[method]
  const address = proxy === undefined ? undefined : new URL(proxy)
  return lines(
    "require 'net/http'",
    "require 'uri'",
    '',
    `uri = URI(${ruby(rubyUrl(url))})`,
    known === undefined
      ? `request = Net::HTTPGenericRequest.new(${ruby(method)}, ${body ? 'true' : 'false'}, true, uri)`
      : `request = Net::HTTP::${known}.new(uri)`,
    headers.map(([name, value]) => `request[${ruby(name)}] = ${ruby(value)}`),
    body?.kind === 'text' && `request.body = ${ruby(body.text)}`,
    body?.kind === 'file' && `request.body = File.binread(${ruby(body.path)})`,
    body?.kind === 'form' && [
      'request.set_form([',
      ...body.parts.map(({ name, value, isFile, type, fileName }) => {
        const options = [
          ...(fileName === undefined || fileName === '' ? [] : [`filename: ${ruby(fileName)}`]),
          ...(type === undefined ? [] : [`content_type: ${ruby(type)}`]),
        ]
        const content = isFile
          ? fileName === ''
            ? `File.binread(${ruby(value)})`
            : `File.open(${ruby(value)}, 'rb')`
          : ruby(value)
        return `  [${ruby(name)}, ${content}${options.length === 0 ? '' : `, { ${options.join(', ')} }`}],`
      }),
      "], 'multipart/form-data')",
    ],
    '',
    `http = Net::HTTP.new(uri.host, uri.port${address ? `, ${ruby(address.hostname)}, ${address.port || '1080'}` : ''})`,
    "http.use_ssl = uri.scheme == 'https'",
    insecure && 'http.verify_mode = OpenSSL::SSL::VERIFY_NONE',
    timeout !== undefined && `http.read_timeout = ${String(timeout)}`,
    'response = http.request(request)',
    'puts "#{response.code} #{response.body}"',
  )
}

const rubyUrl = (url: string) =>
  url
    .replaceAll(/["<>\\^`{|}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll(/(?<=\/\/.*\/.*)[[\]]/g, (sign) => (sign === '[' ? '%5B' : '%5D'))

export const rubyTarget: Target = {
  label: 'Ruby: net/http',
  ending: 'rb',
  write: rubyText,
  remarks: ({ user, follows }) => [
    user?.isDigest && 'net/http has no digest authentication.',
    follows && 'net/http does not follow redirects; ask the address of the Location header again.',
  ],
}
