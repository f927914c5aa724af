/** Patterns that are asked for again and again. Each matches a whole text; tests/regex holds them against what they take and refuse. */
export const commonPatterns = {
  email: {
    label: 'Email address',
    source: String.raw`^[^\s@<>"]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$`,
  },
  isoDate: { label: 'Date 2026-12-31', source: String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$` },
  time: { label: 'Time 23:59', source: String.raw`^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$` },
  ipv4: { label: 'IPv4 address', source: String.raw`^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$` },
  uuid: { label: 'UUID', source: String.raw`^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$` },
  hexColour: { label: 'Colour #0af', source: String.raw`^#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$` },
  slug: { label: 'Slug', source: String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*$` },
  number: { label: 'Number with sign', source: String.raw`^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$` },
} as const
