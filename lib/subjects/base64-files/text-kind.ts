/** What a text is by its beginning, where its bytes have no signature. */
export function textKind(text: string): { extension: string; type: string } {
  const begins = text.replace(/^\uFEFF/, '').trimStart()
  const first = begins.replace(/^(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!doctype svg[^>]*>|\s)+/i, '')
  if (/^<svg[\s>]/i.test(first)) return { extension: 'svg', type: 'image/svg+xml' }
  if (/^<(?:!doctype html|html[\s>])/i.test(begins)) return { extension: 'html', type: 'text/html' }
  if (/^<\?xml\s/i.test(begins)) return { extension: 'xml', type: 'application/xml' }
  if (/^-----BEGIN [A-Z ]+-----/.test(begins)) return { extension: 'pem', type: 'application/x-pem-file' }
  if (/^(?:\{\s*["}]|\[\s*(?:[[{"\d\]-]|true|false|null))/.test(begins))
    return { extension: 'json', type: 'application/json' }
  return { extension: 'txt', type: 'text/plain' }
}
