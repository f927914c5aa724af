export type WifiSecurity = 'WPA' | 'WEP' | 'nopass' | 'SAE'

export interface WifiNetwork {
  ssid: string
  password: string
  security: WifiSecurity
  hidden: boolean
}

/** Backslash before each sign that means something in the format: \ ; , : " */
export function escapeWifi(text: string): string {
  return text.replace(/[\\;,:"]/g, '\\$&')
}

/**
 * The WIFI: text that phones join a network by, as the ZXing project described it and Android and iOS read it. Names and passwords made of
 * hexadecimal digits stay bare: both systems take them as text, and the quotes that old readers wanted would become part of the name.
 */
export function wifiText({ ssid, password, security, hidden }: WifiNetwork): string {
  const parts = [`T:${security}`, `S:${escapeWifi(ssid)}`]
  if (security !== 'nopass') parts.push(`P:${escapeWifi(password)}`)
  if (hidden) parts.push('H:true')
  return `WIFI:${parts.join(';')};;`
}

/** What the standards allow as a key: completes "Password must …"; undefined for a good one. */
export function wifiPasswordFault(password: string, security: WifiSecurity): string | undefined {
  if (security === 'nopass') return undefined
  if (security === 'SAE') return password === '' ? 'be filled in' : undefined
  if (security === 'WEP') {
    const isKey = /^(?:[\x20-\x7E]{5}|[\x20-\x7E]{13}|[0-9A-Fa-f]{10}|[0-9A-Fa-f]{26})$/.test(password)
    return isKey ? undefined : 'be 5 or 13 characters, or 10 or 26 hexadecimal digits, for WEP'
  }
  const isPassphrase = /^[\x20-\x7E]{8,63}$/.test(password) || /^[0-9A-Fa-f]{64}$/.test(password)
  return isPassphrase
    ? undefined
    : 'be 8 to 63 letters, digits or signs of the English keyboard, or 64 hexadecimal digits, for WPA'
}
