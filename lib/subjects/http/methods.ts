/* Methods of HTTP as the IANA registry has them (as of about January 2025). */

export interface Method {
  name: string
  /** Only reads. */
  isSafe: boolean
  /** Twice does the same as once. */
  isIdempotent: boolean
  reference: string
  means: string
}

type Row = readonly [name: string, kind: 'safe' | 'idempotent' | 'neither', reference: string, means: string]

const rows: readonly Row[] = [
  ['GET', 'safe', 'RFC 9110, section 9.3.1', 'Reads what is at the address.'],
  ['HEAD', 'safe', 'RFC 9110, section 9.3.2', 'As GET, headers only.'],
  ['POST', 'neither', 'RFC 9110, section 9.3.3', 'Gives the body to what is at the address, to do with as it does.'],
  ['PUT', 'idempotent', 'RFC 9110, section 9.3.4', 'Puts the body in the place of what is at the address.'],
  ['DELETE', 'idempotent', 'RFC 9110, section 9.3.5', 'Removes what is at the address.'],
  ['CONNECT', 'neither', 'RFC 9110, section 9.3.6', 'Asks a proxy for a tunnel to a host.'],
  [
    'OPTIONS',
    'safe',
    'RFC 9110, section 9.3.7',
    'Asks what may be done; browsers send it before some requests to other hosts.',
  ],
  ['TRACE', 'safe', 'RFC 9110, section 9.3.8', 'Sends the request back as it arrived. Usually switched off.'],
  ['PATCH', 'neither', 'RFC 5789, section 2', 'Changes a part of what is at the address, as the body says.'],
  ['ACL', 'idempotent', 'RFC 3744, section 8.1', 'WebDAV: sets who may do what.'],
  ['BASELINE-CONTROL', 'idempotent', 'RFC 3253, section 12.6', 'WebDAV versions: puts a collection under baselines.'],
  ['BIND', 'idempotent', 'RFC 5842, section 4', 'WebDAV: a further name for a resource.'],
  ['CHECKIN', 'idempotent', 'RFC 3253, section 4.4', 'WebDAV versions: a new version from what was checked out.'],
  ['CHECKOUT', 'idempotent', 'RFC 3253, section 4.3', 'WebDAV versions: opens a version for changes.'],
  ['COPY', 'idempotent', 'RFC 4918, section 9.8', 'WebDAV: copies to Destination.'],
  ['LABEL', 'idempotent', 'RFC 3253, section 8.2', 'WebDAV versions: labels a version.'],
  ['LINK', 'idempotent', 'RFC 2068, section 19.6.1.2', 'Ties resources to each other. Not in use.'],
  ['LOCK', 'neither', 'RFC 4918, section 9.10', 'WebDAV: locks against the changes of others.'],
  ['MERGE', 'idempotent', 'RFC 3253, section 11.2', 'WebDAV versions: brings changes together.'],
  ['MKACTIVITY', 'idempotent', 'RFC 3253, section 13.5', 'WebDAV versions: a new activity.'],
  ['MKCALENDAR', 'idempotent', 'RFC 4791, section 5.3.1', 'CalDAV: a new calendar.'],
  ['MKCOL', 'idempotent', 'RFC 4918, section 9.3', 'WebDAV: a new folder.'],
  ['MKREDIRECTREF', 'idempotent', 'RFC 4437, section 6', 'WebDAV: a new redirecting reference.'],
  ['MKWORKSPACE', 'idempotent', 'RFC 3253, section 6.3', 'WebDAV versions: a new workspace.'],
  ['MOVE', 'idempotent', 'RFC 4918, section 9.9', 'WebDAV: moves to Destination.'],
  ['ORDERPATCH', 'idempotent', 'RFC 3648, section 7', 'WebDAV: changes the order of a collection.'],
  [
    'PRI',
    'safe',
    'RFC 9113, section 3.4',
    'Reserved: the first bytes of an HTTP/2 connection. Never a method of a request.',
  ],
  ['PROPFIND', 'safe', 'RFC 4918, section 9.1', 'WebDAV: reads properties; lists a folder.'],
  ['PROPPATCH', 'idempotent', 'RFC 4918, section 9.2', 'WebDAV: sets and removes properties.'],
  ['REBIND', 'idempotent', 'RFC 5842, section 6', 'WebDAV: moves a binding.'],
  ['REPORT', 'safe', 'RFC 3253, section 3.6', 'WebDAV: asks for a report.'],
  ['SEARCH', 'safe', 'RFC 5323, section 2', 'WebDAV: searches.'],
  ['UNBIND', 'idempotent', 'RFC 5842, section 5', 'WebDAV: removes a binding.'],
  ['UNCHECKOUT', 'idempotent', 'RFC 3253, section 4.5', 'WebDAV versions: gives a checkout up.'],
  ['UNLINK', 'idempotent', 'RFC 2068, section 19.6.1.3', 'Takes a tie away. Not in use.'],
  ['UNLOCK', 'idempotent', 'RFC 4918, section 9.11', 'WebDAV: removes a lock.'],
  ['UPDATE', 'idempotent', 'RFC 3253, section 7.1', 'WebDAV versions: takes another version.'],
  ['UPDATEREDIRECTREF', 'idempotent', 'RFC 4437, section 7', 'WebDAV: changes a redirecting reference.'],
  ['VERSION-CONTROL', 'idempotent', 'RFC 3253, section 3.5', 'WebDAV versions: puts a resource under control.'],
]

export const methods: readonly Method[] = rows.map(([name, kind, reference, means]) => ({
  name,
  isSafe: kind === 'safe',
  isIdempotent: kind !== 'neither',
  reference,
  means,
}))
