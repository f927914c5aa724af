import { expect, it } from 'vitest'
import { delegationOf } from '@/lib/subjects/dns/delegation'

// The form of the answers is that of developers.google.com/speed/public-dns/docs/doh/json; codes are those of RFC 1035, section 4.1.1.
it.each([
  ['{"Status": 0, "Answer": [{"name": "example.com.", "type": 2, "TTL": 300, "data": "a.iana-servers.net."}]}', 'set'],
  ['{"Status": 3, "Authority": [{"name": "com.", "type": 6, "TTL": 900, "data": "a.gtld-servers.net."}]}', 'none'],
  ['{"Status": 0}', 'unclear'],
  ['{"Status": 2}', 'unclear'],
  ['<html>', 'unclear'],
  ['null', 'unclear'],
  [undefined, 'unclear'],
] as const)('%s is %s', (body, says) => {
  expect(delegationOf(body)).toBe(says)
})
