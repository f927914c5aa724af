/** Cities with degrees north and east, to a hundredth, and their time zone. */
const list = `Amsterdam 52.37 4.90 Europe/Amsterdam;Athens 37.98 23.73 Europe/Athens;Auckland -36.85 174.76 Pacific/Auckland
Bangkok 13.76 100.50 Asia/Bangkok;Beijing 39.90 116.41 Asia/Shanghai;Berlin 52.52 13.40 Europe/Berlin;Buenos Aires -34.60 -58.38 America/Argentina/Buenos_Aires
Cairo 30.04 31.24 Africa/Cairo;Cape Town -33.92 18.42 Africa/Johannesburg;Chicago 41.88 -87.63 America/Chicago;Delhi 28.61 77.21 Asia/Kolkata
Dubai 25.20 55.27 Asia/Dubai;Dublin 53.35 -6.26 Europe/Dublin;Hong Kong 22.32 114.17 Asia/Hong_Kong;Honolulu 21.31 -157.86 Pacific/Honolulu
Istanbul 41.01 28.98 Europe/Istanbul;Jakarta -6.21 106.85 Asia/Jakarta;Johannesburg -26.20 28.05 Africa/Johannesburg;Kiritimati 1.87 -157.40 Pacific/Kiritimati
Lagos 6.52 3.38 Africa/Lagos;Lima -12.05 -77.04 America/Lima;Lisbon 38.72 -9.14 Europe/Lisbon;London 51.51 -0.13 Europe/London;Los Angeles 34.05 -118.24 America/Los_Angeles
Madrid 40.42 -3.70 Europe/Madrid;Melbourne -37.81 144.96 Australia/Melbourne;Mexico City 19.43 -99.13 America/Mexico_City;Moscow 55.76 37.62 Europe/Moscow
Mumbai 19.08 72.88 Asia/Kolkata;Nairobi -1.29 36.82 Africa/Nairobi;New York 40.71 -74.01 America/New_York;Oslo 59.91 10.75 Europe/Oslo;Paris 48.86 2.35 Europe/Paris
Reykjavik 64.15 -21.94 Atlantic/Reykjavik;Rome 41.90 12.50 Europe/Rome;Sao Paulo -23.55 -46.63 America/Sao_Paulo;Seoul 37.57 126.98 Asia/Seoul
Singapore 1.35 103.82 Asia/Singapore;Stockholm 59.33 18.07 Europe/Stockholm;Sydney -33.87 151.21 Australia/Sydney;Tokyo 35.68 139.69 Asia/Tokyo
Toronto 43.65 -79.38 America/Toronto;Tromso 69.65 18.96 Europe/Oslo;Vancouver 49.28 -123.12 America/Vancouver;Vienna 48.21 16.37 Europe/Vienna;Warsaw 52.23 21.01 Europe/Warsaw`

export interface SunCity {
  name: string
  latitude: number
  longitude: number
  zone: string
}

/** All of them, in the order of their names. */
export const sunCities: readonly SunCity[] = list.split(/[;\n]/).flatMap((line) => {
  const [, name, latitude, longitude, zone] = /^(.+?) (-?[\d.]+) (-?[\d.]+) (\S+)$/.exec(line) ?? []
  return name && zone ? [{ name, latitude: Number(latitude), longitude: Number(longitude), zone }] : []
})
