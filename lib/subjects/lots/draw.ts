/* Answers the random picker: reads the list, and draws with the chance that the press before gave. */
import { sha256 } from '@noble/hashes/sha2.js'
import { keyFor, randomStream, type RandomStream } from '@/lib/base/random/stream'
import { decodeText } from '@/lib/base/text/decode'
import { joinedWords } from '@/lib/base/text/joined-words'
import { whole } from '@/lib/messages/counted'
import { drawGifts } from './gifts'
import { coins, weightedDraw } from './lots'
import { readNames, readRules, type Person, type Rules } from './names'
import { makeSeats } from './seats'
import { mostNames, type LotsAnswer, type LotsQuestion, type LotsResult, type Team } from './task'
import { makeTeams, sizesOf } from './teams'

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

type Drawn = { result: LotsResult } | { problem: string }

const namesOf = (numbers: readonly number[], people: readonly Person[]) => numbers.map((at) => people[at]?.name ?? '')

function teamOf(numbers: readonly number[], people: readonly Person[]): Team {
  const members = numbers.flatMap((at) => people[at] ?? [])
  const skills = members.flatMap(({ skill }) => (skill === undefined ? [] : [skill]))
  const groups = new Map<string, number>()
  for (const { group } of members) if (group !== '') groups.set(group, (groups.get(group) ?? 0) + 1)
  return {
    members: members.map(({ name }) => name),
    skill: skills.length === 0 ? undefined : skills.reduce((sum, skill) => sum + skill, 0) / skills.length,
    groups: [...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([group, count]) => `${group} ${whole(count)}`)
      .join(', '),
  }
}

function gifts(people: readonly Person[], { apart, notTo }: Rules, random: RandomStream): Drawn {
  const both = apart.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
  const drawn = drawGifts(people.length, [...both, ...notTo], random)
  if ('receivers' in drawn)
    return {
      result: {
        mode: 'gifts',
        pairs: drawn.receivers.map(
          (receiver, giver) => [people[giver]?.name ?? '', people[receiver]?.name ?? ''] as const,
        ),
      },
    }
  const few = (numbers: readonly number[]) => {
    const names = namesOf(numbers.slice(0, 6), people)
    return joinedWords(numbers.length > 6 ? [...names, `${whole(numbers.length - 6)} more`] : names)
  }
  const allowed = drawn.allowed.length === 0 ? 'to nobody' : `only to ${few(drawn.allowed)}`
  return { problem: `The rules cannot be kept: ${few(drawn.givers)} may give ${allowed}.` }
}

function drawFrom(question: LotsQuestion, people: readonly Person[], rules: Rules, random: RandomStream): Drawn {
  const { mode, count } = question
  const weights = people.map(({ weight }) => weight)
  if (mode === 'coins') {
    const sides = coins(count, random)
    return { result: { mode, heads: sides.filter(Boolean).length, sides } }
  }
  if (mode === 'wheel') {
    const [winner] = weightedDraw(weights, 1, random)
    return winner === undefined
      ? { problem: 'Nobody has a weight above 0.' }
      : { result: { mode, winner, name: people[winner]?.name ?? '' } }
  }
  if (mode === 'draw') return { result: { mode, names: namesOf(weightedDraw(weights, count, random), people) } }
  if (mode === 'gifts') return gifts(people, rules, random)
  if (mode === 'seats') {
    const drawn = makeSeats(people, question.rows, question.columns, rules, random)
    if ('problem' in drawn) return drawn
    const rows = Array.from({ length: question.rows }, (_, row) =>
      Array.from({ length: question.columns }, (__, column) => {
        const person = drawn.seats[row * question.columns + column]
        return person === undefined ? '' : (people[person]?.name ?? '')
      }),
    )
    return { result: { mode, rows } }
  }
  const drawn = makeTeams(people, sizesOf(people.length, question.teamsBy, question.teams), rules, random)
  if ('problem' in drawn) return drawn
  return { result: { mode, teams: drawn.teams.map((team) => teamOf(team, people)) } }
}

/** What cannot be drawn whatever chance says. */
function problemBefore({ mode, count, teamsBy, teams }: LotsQuestion, people: readonly Person[]): string | undefined {
  if (mode === 'coins') return undefined
  if (people.length === 0) return 'The list is empty. Write at least one name.'
  if (people.length > mostNames) return `Up to ${whole(mostNames)} names are drawn from.`
  const weighted = people.filter(({ weight }) => weight > 0).length
  if (mode === 'draw' && count > weighted) return `${whole(count)} are to be drawn, and ${whole(weighted)} can be.`
  if (mode === 'gifts' && people.length < 2) return 'Two people are needed for gifts.'
  if (mode === 'teams' && teamsBy === 'count' && teams > people.length)
    return `${whole(people.length)} people do not make ${whole(teams)} teams.`
  return undefined
}

async function textIn(names: string | Blob): Promise<string> {
  if (typeof names === 'string') return names
  const decoded = decodeText(new Uint8Array(await names.arrayBuffer()))
  return decoded.kind === 'text' ? decoded.text : ''
}

/**
 * Reads and, where the question holds what the answer before called `next`, draws. The same list with the same chance gives the same
 * result; with anything changed nothing is drawn before the next press. `chance` gives 16 bytes of the platform’s generator.
 */
export async function answerLots(question: LotsQuestion, chance: () => Uint8Array): Promise<LotsAnswer> {
  const text = await textIn(question.names)
  const { people: all, faults } = readNames(text, question.mode === 'teams' ? 'skill' : 'weight')
  const out = new Map<string, number>()
  for (const name of question.out) out.set(name, (out.get(name) ?? 0) + 1)
  const people = all.filter(({ name }) => {
    const times = out.get(name) ?? 0
    if (times === 0) return true
    out.set(name, times - 1)
    return false
  })
  const { rules, faults: ruleFaults } = readRules(question.rules, people)
  const digest = hexOf(sha256(new TextEncoder().encode(JSON.stringify(people))))
  const { mode, count, teamsBy, teams, rows, columns } = question
  // Who was taken out before is no change of the list: the next draw goes on with it.
  const what = JSON.stringify([all, question.rules, mode, count, teamsBy, teams, rows, columns])
  const mark = hexOf(sha256(new TextEncoder().encode(what))).slice(0, 16)
  const [seed = '', own = ''] = question.drawn.split('.')
  const isDrawn = /^[0-9a-f]{32}$/.test(seed) && own === mark
  const hasFaults = faults.length > 0 || (usesRules(mode) && ruleFaults.length > 0)
  const problem = problemBefore(question, people)
  const drawn =
    isDrawn && problem === undefined && !hasFaults
      ? drawFrom(question, people, rules, randomStream(keyFor(new Uint8Array(32), `lots ${seed}`)))
      : undefined
  return {
    faults: [...faults, ...(usesRules(mode) ? ruleFaults : [])],
    problem: problem ?? (drawn && 'problem' in drawn ? drawn.problem : undefined),
    count: people.length,
    slices: mode === 'wheel' && people.length <= 200 ? people.map(({ name, weight }) => ({ label: name, weight })) : [],
    next: `${hexOf(chance())}.${mark}`,
    result: drawn && 'result' in drawn ? drawn.result : undefined,
    seed: isDrawn ? seed : '',
    digest,
  }
}

export const usesRules = (mode: LotsQuestion['mode']) => mode === 'teams' || mode === 'seats' || mode === 'gifts'
