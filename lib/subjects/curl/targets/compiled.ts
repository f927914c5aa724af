import { withCredentials, type Body, type FormPart, type Request } from '../request'
import { lines, literal, type Target } from './write'

/* Go, Java, C# and Rust. */

const usesForm = (body: Body | undefined): body is Extract<Body, { kind: 'form' }> => body?.kind === 'form'

const withoutFormType = (request: Request) =>
  withCredentials(request).filter(([name]) => !usesForm(request.body) || !/^content-type$/i.test(name))

function goPart({ name, value, isFile, type, fileName }: FormPart): string[] {
  const go = (text: string) => literal('go', text)
  const source = isFile
    ? [`\tcontent, err = os.ReadFile(${go(value)})`, '\tif err != nil {', '\t\tpanic(err)', '\t}']
    : [`\tcontent = []byte(${go(value)})`]
  const disposition = `form-data; name="${name.replaceAll('"', '%22')}"${fileName === undefined || fileName === '' ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`}`
  const kind = type ?? (isFile && fileName !== '' ? 'application/octet-stream' : undefined)
  return [
    ...source,
    `\tpart, err = form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${go(disposition)}}${kind === undefined ? '' : `, "Content-Type": {${go(kind)}}`}})`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tpart.Write(content)',
  ]
}

function goText(request: Request): string {
  const { method, url, body, insecure, proxy, timeout, follows } = request
  const go = (text: string) => literal('go', text)
  const headers = withoutFormType(request)
  const readsFile = body?.kind === 'file' || (usesForm(body) && body.parts.some(({ isFile }) => isFile))
  const packages = [
    usesForm(body) && 'bytes',
    insecure && 'crypto/tls',
    'fmt',
    'io',
    usesForm(body) && 'mime/multipart',
    'net/http',
    usesForm(body) && 'net/textproto',
    proxy !== undefined && 'net/url',
    readsFile && 'os',
    body?.kind === 'text' && 'strings',
    timeout !== undefined && 'time',
  ].filter((name) => name !== false)
  const content = !body
    ? 'nil'
    : body.kind === 'text'
      ? `strings.NewReader(${go(body.text)})`
      : body.kind === 'file'
        ? 'file'
        : '&body'
  const host = headers.find(([name]) => /^host$/i.test(name))?.[1]
  return lines(
    'package main',
    '',
    'import (',
    packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    body?.kind === 'file' && [
      `\tfile, err := os.Open(${go(body.path)})`,
      '\tif err != nil {',
      '\t\tpanic(err)',
      '\t}',
      '\tdefer file.Close()',
    ],
    usesForm(body) && [
      '\tvar body bytes.Buffer',
      '\tform := multipart.NewWriter(&body)',
      '\tvar part io.Writer',
      '\tvar content []byte',
      '\tvar err error',
      ...body.parts.flatMap(goPart),
      '\tform.Close()',
    ],
    `\trequest, err := http.NewRequest(${go(method)}, ${go(url)}, ${content})`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    usesForm(body) && '\trequest.Header.Set("Content-Type", form.FormDataContentType())',
    headers
      .filter(([name]) => !/^host$/i.test(name))
      .map(([name, value]) => `\trequest.Header.Add(${go(name)}, ${go(value)})`),
    host !== undefined && `\trequest.Host = ${go(host)}`,
    (insecure || proxy !== undefined) && '\ttransport := http.DefaultTransport.(*http.Transport).Clone()',
    insecure && '\ttransport.TLSClientConfig = &tls.Config{InsecureSkipVerify: true}',
    proxy !== undefined && [
      `\tproxy, err := url.Parse(${go(proxy)})`,
      '\tif err != nil {',
      '\t\tpanic(err)',
      '\t}',
      '\ttransport.Proxy = http.ProxyURL(proxy)',
    ],
    '\tclient := &http.Client{',
    (insecure || proxy !== undefined) && '\t\tTransport: transport,',
    timeout !== undefined && `\t\tTimeout: ${String(Math.round(timeout * 1000))} * time.Millisecond,`,
    !follows && [
      '\t\tCheckRedirect: func(*http.Request, []*http.Request) error {',
      '\t\t\treturn http.ErrUseLastResponse',
      '\t\t},',
    ],
    '\t}',
    '\tresponse, err := client.Do(request)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\ttext, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tfmt.Println(response.StatusCode, string(text))',
    '}',
  )
}

export const goTarget: Target = {
  label: 'Go: net/http',
  ending: 'go',
  write: goText,
  remarks: ({ user }) => [user?.isDigest && 'net/http has no digest authentication.'],
}

/** Headers that HttpClient keeps to itself. */
const kept = /^(?:connection|content-length|expect|host|upgrade)$/i

function javaText(request: Request): string {
  const { method, url, body, follows, timeout, proxy } = request
  const java = (text: string) => literal('java', text)
  const headers = withoutFormType(request).filter(([name]) => !kept.test(name))
  const publisher =
    body?.kind === 'text'
      ? `HttpRequest.BodyPublishers.ofString(${java(body.text)})`
      : body?.kind === 'file'
        ? `HttpRequest.BodyPublishers.ofFile(Path.of(${java(body.path)}))`
        : usesForm(body)
          ? 'HttpRequest.BodyPublishers.ofByteArrays(parts)'
          : 'HttpRequest.BodyPublishers.noBody()'
  const address = proxy === undefined ? undefined : new URL(proxy)
  return lines(
    address && ['import java.net.InetSocketAddress;', 'import java.net.ProxySelector;'],
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    usesForm(body) && 'import java.nio.charset.StandardCharsets;',
    usesForm(body) && body.parts.some(({ isFile }) => isFile) && 'import java.nio.file.Files;',
    (body?.kind === 'file' || (usesForm(body) && body.parts.some(({ isFile }) => isFile))) &&
      'import java.nio.file.Path;',
    timeout !== undefined && 'import java.time.Duration;',
    usesForm(body) && ['import java.util.ArrayList;', 'import java.util.List;'],
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    usesForm(body) && [
      '        String boundary = "boundary-" + System.nanoTime();',
      '        List<byte[]> parts = new ArrayList<>();',
      ...body.parts.flatMap((part) => javaPart(part)),
      '        parts.add(("--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));',
    ],
    '        HttpClient client = HttpClient.newBuilder()',
    `            .followRedirects(HttpClient.Redirect.${follows ? 'NORMAL' : 'NEVER'})`,
    address &&
      `            .proxy(ProxySelector.of(new InetSocketAddress(${java(address.hostname)}, ${address.port || '1080'})))`,
    '            .version(HttpClient.Version.HTTP_1_1)',
    '            .build();',
    '        HttpRequest request = HttpRequest.newBuilder()',
    `            .uri(URI.create(${java(javaUrl(url))}))`,
    `            .method(${java(method)}, ${publisher})`,
    headers.map(([name, value]) => `            .header(${java(name)}, ${java(value)})`),
    usesForm(body) && '            .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    timeout !== undefined && `            .timeout(Duration.ofMillis(${String(Math.round(timeout * 1000))}))`,
    '            .build();',
    '        HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  )
}

/** java.net.URI takes RFC 2396 alone, which the address standard of browsers is wider than. */
const javaUrl = (url: string) =>
  url
    .replaceAll(/["<>\\^`{|}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replaceAll(/(?<=\/\/.*\/.*)[[\]]/g, (sign) => (sign === '[' ? '%5B' : '%5D'))

function javaPart({ name, value, isFile, type, fileName }: FormPart): string[] {
  const java = (text: string) => literal('java', text)
  const kind = type ?? (isFile && fileName !== '' ? 'application/octet-stream' : undefined)
  const head = `\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"${fileName === undefined || fileName === '' ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`}${kind === undefined ? '' : `\r\nContent-Type: ${kind}`}\r\n\r\n`
  const content = isFile
    ? `Files.readAllBytes(Path.of(${java(value)}))`
    : `${java(value)}.getBytes(StandardCharsets.UTF_8)`
  return [
    `        parts.add(("--" + boundary + ${java(head)}).getBytes(StandardCharsets.UTF_8));`,
    `        parts.add(${content});`,
    '        parts.add("\\r\\n".getBytes(StandardCharsets.UTF_8));',
  ]
}

export const javaTarget: Target = {
  label: 'Java: HttpClient',
  ending: 'java',
  write: javaText,
  remarks: (request) => [
    request.insecure && 'HttpClient checks certificates; -k needs an SSLContext of your own.',
    request.user?.isDigest && 'HttpClient has no digest authentication.',
    request.headers.some(([name]) => kept.test(name)) &&
      'HttpClient sets Host, Connection and Expect itself; they are left out.',
  ],
}

function csharpText(request: Request): string {
  const { method, url, body, follows, insecure, timeout, proxy, user } = request
  const cs = (text: string) => literal('csharp', text)
  const headers = withoutFormType(request)
  const ofContent = headers.filter(([name]) => /^content-/i.test(name))
  const content = (text: string) => ['content = ' + text]
  return lines(
    'using System;',
    (body?.kind === 'file' || usesForm(body)) && 'using System.IO;',
    (insecure || proxy !== undefined || user?.isDigest) && 'using System.Net;',
    'using System.Net.Http;',
    'using System.Text;',
    '',
    'using var handler = new HttpClientHandler',
    '{',
    `    AllowAutoRedirect = ${follows ? 'true' : 'false'},`,
    '    UseCookies = false,',
    insecure &&
      '    ServerCertificateCustomValidationCallback = HttpClientHandler.DangerousAcceptAnyServerCertificateValidator,',
    proxy !== undefined && `    Proxy = new WebProxy(${cs(proxy)}),`,
    user?.isDigest && `    Credentials = new NetworkCredential(${cs(user.name)}, ${cs(user.password)}),`,
    '};',
    'using var client = new HttpClient(handler);',
    timeout !== undefined && `client.Timeout = TimeSpan.FromMilliseconds(${String(Math.round(timeout * 1000))});`,
    `using var request = new HttpRequestMessage(new HttpMethod(${cs(method)}), ${cs(url)});`,
    headers
      .filter(([name]) => !/^content-/i.test(name))
      .map(([name, value]) => `request.Headers.TryAddWithoutValidation(${cs(name)}, ${cs(value)});`),
    body?.kind === 'text' &&
      `var ${content(`new ByteArrayContent(Encoding.UTF8.GetBytes(${cs(body.text)}));`).join('')}`,
    body?.kind === 'file' && `var content = new StreamContent(File.OpenRead(${cs(body.path)}));`,
    usesForm(body) && [
      'var content = new MultipartFormDataContent();',
      ...body.parts.flatMap(({ name, value, isFile, type, fileName }, at) => {
        const part = `part${String(at + 1)}`
        return [
          `var ${part} = new ByteArrayContent(${isFile ? `File.ReadAllBytes(${cs(value)})` : `Encoding.UTF8.GetBytes(${cs(value)})`});`,
          ...(type === undefined ? [] : [`${part}.Headers.TryAddWithoutValidation("Content-Type", ${cs(type)});`]),
          `content.Add(${part}, ${cs(`"${name.replaceAll('"', '%22')}"`)}${fileName === undefined || fileName === '' ? '' : `, ${cs(`"${fileName.replaceAll('"', '%22')}"`)}`});`,
        ]
      }),
    ],
    body !== undefined &&
      ofContent.map(([name, value]) => `content.Headers.TryAddWithoutValidation(${cs(name)}, ${cs(value)});`),
    body !== undefined && 'request.Content = content;',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  )
}

export const csharpTarget: Target = { label: 'C#: HttpClient', ending: 'cs', write: csharpText }
