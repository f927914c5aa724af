export type Tone = 'plain' | 'warm' | 'playful' | 'bold'
export type Figure = 'imperative' | 'contrast' | 'three' | 'question' | 'dedication' | 'name'

/**
 * Patterns of slogans, own work. Slots: {name}, {thing} (a plural or a word like bread), {do} (what follows “to”), {q1} to {q3} (qualities), {who} (a
 * plural), {without}, {where} (with its preposition). None adds a fact: no rank, number, age, price or praise that the visitor did not type, no article
 * before a slot that could be wrong, no verb that would have to agree with one.
 */
const texts: Readonly<Record<Figure, Readonly<Record<Tone, string>>>> = {
  imperative: {
    plain:
      '{do}.|{do} with {name}.|{do}. Begin with {name}.|{do}, with {q1} {thing}.|Choose {q1} {thing}.|{do} {where}.|Come for the {thing}.|Ask for {q1} {thing}.|Look for {name}.|Ask {name} for {thing}.|Try {name}. {do}.',
    warm: 'Come in. {do}.|Come as you are. {do}.|Take your time. {do}.|Go on, {do}.|Let {name} help you {do}.|Let us help you {do}.|Be yourself. {do}.|Stay a while {where}.',
    playful:
      'Psst. {do}.|It begins with {thing}.|Say yes to {thing}.|Say yes to {q1} {thing}.|Three, two, one: {do}.|Ready, steady, {thing}.|Just add {thing}.|Blame it on the {thing}.',
    bold: '{do}. Now.|{do}. No excuses.|Stop waiting. {do}.|Expect {q1}.|Expect {q1} {thing}.|Insist on {q1} {thing}.|Accept no {without}.|Demand {thing} without {without}.',
  },
  contrast: {
    plain:
      'More {thing}. No {without}.|{q1} {thing}, without {without}.|{q1} {thing}. No {without}.|All {thing}. No {without}.|{thing}, not {without}.|Both {q1} and {q2}.|{q1} and {q2}, not one or the other.|{thing} first. Everything else after.|Leave out {without}. Keep {thing}.|{do}, without {without}.|Without {without}. With {thing}.',
    warm: 'Forget {without}. {do}.|Goodbye, {without}. Hello, {thing}.|You {do}. We see to the {thing}.|We see to the {thing}. You {do}.|Your day, our {thing}.|Our {thing}, your way.|Yes to {thing}, no to {without}.|{q1} for you, {q2} for all.',
    playful:
      'Less fuss, more {thing}.|Less talk, more {thing}.|{without}? No. {thing}? Yes.|Some say {without}. We say {thing}.|Not just {q1}. {q2}, too.|Plain words, {q1} {thing}.|Out with {without}, in with {thing}.',
    bold: '{thing}. Not talk.|Not {without}. {thing}.|Against {without}. For {thing}.|No {without}. No compromise.|Never {without}. Always {q1}.|{q1} or nothing.|Say no to {without}.',
  },
  three: {
    plain:
      '{q1}, {q2}, {q3}.|{q1}, {q2}, {q3}: {name}.|{q1}, {q2} and {q3} {thing}.|{q1}. {q2}. {thing}.|{name}: {q1}, {q2}, {q3}.|{thing}: {q1}, {q2}, {q3}.|{q1} {thing}, {q2} {thing}, {q3} {thing}.|{q1} and {q2} {thing} for {who}.|{q1} and {q2} {thing} {where}.',
    warm: '{q1}, {q2} and yours.|You, us and {thing}.|{q1}, {q2}, and here for you.|{q1}, {q2}, and at your side.|You, {name} and {thing}.',
    playful:
      'One, two, {thing}.|{q1}, {q2}, done.|{thing}, {thing} and more {thing}.|{q1}? {q2}? Both.|Tick, tick, tick: {q1}, {q2}, {q3}.|{q1}, {q2}, hooray.',
    bold: '{q1}. {q2}. {q3}.|{q1}. {q2}. Yours.|{q1}. {q2}. Now.|{q1}. {q2}. No {without}.|{name}. {q1}. {q2}.|{name}. {q1}. {q2}. {q3}.',
  },
  question: {
    plain:
      'Want to {do}?|Want to {do}? Ask {name}.|How to {do}? With {name}.|{thing}? {name}.|{q1} {thing}? {name}.|Looking for {q1} {thing}?|Need {thing}? {name}.',
    warm: 'Shall we? {do}.|Why not {do}?|{thing} for you?|What if you could {do}?|May we help you {do}?',
    playful:
      '{thing}, anyone?|{q1} {thing}, anyone?|Did somebody say {thing}?|{without}? What {without}?|Psst, {thing}?',
    bold: 'Why settle? {do}.|Why wait? {do}.|Why {without}?|Ready to {do}?|{q1} enough for you?|Who says you cannot {do}?',
  },
  dedication: {
    plain:
      '{thing} for {who}.|{q1} {thing} for {who}.|For {who}: {thing}.|Made for {who}.|{name}, for {who}.|{name}: {thing} for {who}.|{name}. {thing} for {who}.|{q1} and {q2}, for {who}.',
    warm: 'For {who}, with care.|Dear {who}: {do}.|To all {who}: {do}.|Here for {who}.|Hello, {who}.|Welcome, {who}.|For you. For {who}.',
    playful:
      '{who} of the world, {do}.|Attention, {who}: {thing}.|Calling all {who}.|{thing} for {who} and their friends.|{who}, this way.',
    bold: '{who} first.|{who} deserve {q1} {thing}.|{who}, this is yours.|For {who}. No {without}.|On the side of {who}.',
  },
  name: {
    plain:
      '{name}. {do}.|{name}: {do}.|{name}. {q1} {thing}.|{name}. {thing} {where}.|{q1} {thing} {where}.|{thing} {where}.|{name}, {where}.|At {name}, {q1} comes first.|{name} means {thing}.|{name} is {q1}.|The {thing} people.|The {q1} side of {thing}.',
    warm: 'Meet you {where}.|See you {where}. {name}.|Home of {q1} {thing}.|Your {thing} people.|From {name}, for you.|From us to you: {thing}.|{name}, at your service.',
    playful:
      '{name}. Yes, {q1}.|It must be {name}.|{name}, naturally.|Oh, {name}.|Everybody’s got a thing. Ours: {thing}.',
    bold: 'This is {name}.|{name}. {thing}. Period.|{name}. Just {thing}.|Simply {thing}.|Purely {q1}.|Nothing but {thing}.|{thing}. That’s it.',
  },
}

export interface Pattern {
  text: string
  figure: Figure
  tone: Tone
}

export const patterns: readonly Pattern[] = (Object.keys(texts) as Figure[]).flatMap((figure) =>
  (Object.keys(texts[figure]) as Tone[]).flatMap((tone) =>
    texts[figure][tone].split('|').map((text): Pattern => ({ text, figure, tone })),
  ),
)
