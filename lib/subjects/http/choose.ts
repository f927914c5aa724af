/* "Which code should I return?": situations, each with its code, why, and what was nearly right. */

export interface Choice {
  code: number
  why: string
  not: readonly string[]
}

/** Situations by the name of the option that asks for them. */
export const situations = {
  done: {
    code: 200,
    why: 'The request worked and there is something to show.',
    not: ['204 if there is no body', '201 if something new exists'],
  },
  made: {
    code: 201,
    why: 'Something new exists. Its address belongs into Location.',
    not: ['202 if it does not exist yet'],
  },
  queued: { code: 202, why: 'The work was taken on and is done later.', not: ['201, which says that it is done'] },
  empty: {
    code: 204,
    why: 'It worked, and there is nothing to show.',
    not: ['200 with an empty body, which a client may try to parse'],
  },
  part: {
    code: 206,
    why: 'Range asked for a stretch, and you send it with Content-Range.',
    not: ['200, which sends the whole'],
  },
  unchanged: {
    code: 304,
    why: 'The version that the client named is still the present one.',
    not: ['200 with the same body again'],
  },
  movedPage: {
    code: 301,
    why: 'A page has a new address for good; browsers, caches and crawlers remember it.',
    not: ['302, after which the old address stays in the index'],
  },
  movedApi: { code: 308, why: 'As 301, and a POST stays a POST.', not: ['301, after which a client may send GET'] },
  elsewhere: { code: 302, why: 'The page is elsewhere for now.', not: ['301, which is remembered'] },
  elsewhereApi: {
    code: 307,
    why: 'Elsewhere for now, with the same method and body.',
    not: ['302, after which a client may send GET'],
  },
  afterForm: {
    code: 303,
    why: 'The result of a form is read with GET, so that reloading does not send it again.',
    not: ['302, which leaves the method open'],
  },
  unreadable: {
    code: 400,
    why: 'The request cannot be read: broken JSON, a wrong parameter.',
    not: ['422 if it can be read and breaks a rule'],
  },
  invalid: {
    code: 422,
    why: 'The body can be read, and what it says breaks a rule.',
    not: ['400 if it cannot be read'],
  },
  login: {
    code: 401,
    why: 'You do not know who asks. WWW-Authenticate says how to log in.',
    not: ['403, which says that logging in does not help'],
  },
  rights: {
    code: 403,
    why: 'You know who asks, and they may not.',
    not: ['401, which asks to log in', '404 if they should not learn that it exists'],
  },
  missing: {
    code: 404,
    why: 'There is nothing at this address, or you will not say.',
    not: ['200 with an error page, which crawlers index', '410 if it is gone for good'],
  },
  gone: { code: 410, why: 'It was here, and it will not come back.', not: ['404 if it may come back'] },
  method: {
    code: 405,
    why: 'The address does not know this method. Allow lists those it knows.',
    not: ['501, for a method that no address of yours knows', '404'],
  },
  clash: {
    code: 409,
    why: 'The request clashes with the present state, such as a name that is taken.',
    not: ['412 if a condition in the headers failed'],
  },
  stale: {
    code: 412,
    why: 'If-Match named a version that is no longer the present one.',
    not: ['409 if the request had no condition'],
  },
  large: { code: 413, why: 'The body is larger than you take.', not: ['400'] },
  format: { code: 415, why: 'You do not take this Content-Type here.', not: ['406, which is about the answer'] },
  often: {
    code: 429,
    why: 'The client asks too often. Retry-After says how long to wait.',
    not: ['503, which blames the server'],
  },
  legal: { code: 451, why: 'A law or a court forbids to show it.', not: ['403, which hides the reason'] },
  crash: {
    code: 500,
    why: 'The program failed, and the client can do nothing about it.',
    not: ['400, which blames the client', '200 with an error in the body'],
  },
  unknown: {
    code: 501,
    why: 'The server does not know the method at all.',
    not: ['405, for a method that only this address lacks'],
  },
  upstream: {
    code: 502,
    why: 'You are a proxy, and the server behind you answered with nonsense or not at all.',
    not: ['504 if it took too long'],
  },
  busy: {
    code: 503,
    why: 'Overloaded, or down for maintenance. Retry-After says until when.',
    not: ['500, which says that something is broken', '200 with a notice, which crawlers index'],
  },
  slow: {
    code: 504,
    why: 'You are a proxy, and the server behind you took too long.',
    not: ['408, which is about a slow client'],
  },
} as const satisfies Readonly<Record<string, Choice>>

export const choiceOf = (situation: string): Choice | undefined =>
  new Map<string, Choice>(Object.entries(situations)).get(situation)
