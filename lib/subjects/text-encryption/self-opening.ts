import { toBase64 } from '@/lib/base/encoding/base64-text'
import { bytesOf, type Envelope } from './envelope'

/** What the saved page runs: no network, no other file, the browser's own cryptography. */
const opener = `async function openText(letters, passphrase) {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  const rounds = new DataView(bytes.buffer).getUint32(5)
  const secret = new TextEncoder().encode(passphrase.normalize('NFC'))
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey'])
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.slice(14, 30), iterations: rounds },
    material, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(30, 42), additionalData: bytes.slice(0, 42) }, key, bytes.slice(42))
  return new TextDecoder().decode(text)
}`

/** A page that asks for the passphrase and shows the text, without a connection. Only of an envelope with PBKDF2. */
export function selfOpeningPage(envelope: Envelope): string {
  if (envelope.derivation.name !== 'pbkdf2') throw new RangeError('browsers have no Argon2 of their own')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Encrypted text</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
input, button { font: inherit; padding: .5rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; padding: 1rem }
</style>
</head>
<body>
<h1>Encrypted text</h1>
<form>
<label for="passphrase">Passphrase</label>
<input id="passphrase" type="password" autocomplete="off" required>
<button>Open</button>
</form>
<p role="status" id="status"></p>
<pre id="text" hidden></pre>
<script>
const letters = '${toBase64(bytesOf(envelope))}'
${opener}
const at = (id) => document.getElementById(id)
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  at('text').hidden = true
  at('status').textContent = 'Opening …'
  try {
    at('text').textContent = await openText(letters, at('passphrase').value)
    at('text').hidden = false
    at('status').textContent = ''
  } catch {
    at('status').textContent = crypto.subtle
      ? 'It does not open: the passphrase is another one, or the file was changed.'
      : 'This browser gives no cryptography to files. Try another browser.'
  }
})
</script>
</body>
</html>
`
}
