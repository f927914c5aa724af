import { csharpTarget, goTarget, javaTarget } from './compiled'
import { axiosTarget, fetchTarget, harTarget } from './javascript'
import { requestsTarget, urllibTarget } from './python'
import { phpTarget, rubyTarget } from './scripts'
import { curlCmdTarget, curlTarget, httpieTarget, powershellTarget, wgetTarget } from './shells'
import type { Target } from './write'

/** Every language by the name that the page keeps. */
export const targets = {
  fetch: fetchTarget,
  axios: axiosTarget,
  requests: requestsTarget,
  urllib: urllibTarget,
  go: goTarget,
  java: javaTarget,
  csharp: csharpTarget,
  php: phpTarget,
  ruby: rubyTarget,
  powershell: powershellTarget,
  httpie: httpieTarget,
  wget: wgetTarget,
  curl: curlTarget,
  cmd: curlCmdTarget,
  har: harTarget,
} satisfies Readonly<Record<string, Target>>
export type TargetName = keyof typeof targets
