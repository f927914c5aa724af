import { brotliCompressSync, constants } from 'node:zlib'
import type { Fault } from '../project'

/** Tools whose own file may be larger than 3 KB brotli, and why. */
export const largeTools: Readonly<Record<string, { kilobytes: number; why: string }>> = {
  brick: {
    kilobytes: 4.6,
    why: 'Counts a wall course by course by size of brick and bond, and mixes its mortar.',
  },
  'concrete-block': {
    kilobytes: 4.6,
    why: 'Counts whole, half and corner blocks of each course, the filling of cores and the mortar.',
  },
  deck: {
    kilobytes: 5.2,
    why: 'Cuts rows from boards of any length, frames and founds them, with stairs, railing and a drawing, in two systems of units.',
  },
  drywall: {
    kilobytes: 4.2,
    why: 'Takes rooms off a tape, lays sheets by their size, and counts screws, tape and compound.',
  },
  fence: {
    kilobytes: 4.2,
    why: 'Lays posts along sides with gates and slopes, in several styles with a material of their own.',
  },
  flooring: {
    kilobytes: 4.1,
    why: 'Lays planks row by row in three patterns, and says how wide the last row is.',
  },
  gravel: {
    kilobytes: 3.9,
    why: 'Weighs materials, wet and dry, over several shapes, as bags, loads and in bulk.',
  },
  'mulch-topsoil': {
    kilobytes: 4,
    why: 'Measures beds of several shapes, and sets bags against bulk.',
  },
  paint: {
    kilobytes: 4.4,
    why: 'Takes rooms off a tape with their openings, and finds the cheapest mix of tins.',
  },
  roofing: {
    kilobytes: 4.1,
    why: 'Develops gable, hip and shed roofs with their ridges, hips and edges.',
  },
  stairs: {
    kilobytes: 4.6,
    why: 'Solves a flight by six dated presets or by limits of the visitor’s own, with stringer and headroom.',
  },
  tile: {
    kilobytes: 5.3,
    why: 'Lays tiles in four patterns, cuts them at the walls, and draws the floor.',
  },
  wallpaper: {
    kilobytes: 4.5,
    why: 'Cuts strips wall by wall by the repeat and match of a pattern.',
  },
  'three-phase-power': {
    kilobytes: 3.6,
    why: 'Finds each figure of a circuit from those that are known, seven ways, and draws the power triangle and the phasors.',
  },
  trigonometry: {
    kilobytes: 3.5,
    why: 'Reads angles and ratios as they are written, in five units, with π and roots, and lists every solution.',
  },
  'sequence-series': {
    kilobytes: 3.7,
    why: 'Asks six kinds of sequences, each with its own fields, refusals and working, and rules that are typed.',
  },
  'long-division': {
    kilobytes: 3.6,
    why: 'Writes division of numbers and polynomials, multiplication and addition as they are written by hand.',
  },
  'ab-test-significance': {
    kilobytes: 4.5,
    why: 'Carries the distributions, intervals and exact tests that it decides by, and says where they disagree.',
  },
  base64: {
    kilobytes: 3.1,
    why: 'Reads six alphabets piece by piece, repairs what mail breaks, and names the place of every mistake.',
  },
  'jsonpath-tester': {
    kilobytes: 4,
    why: 'Asks in three languages, and holds the words for every way in which a query or its JSON can be wrong.',
  },
  'annuity-payout': {
    kilobytes: 4.5,
    why: 'Carries a life table of 120 ages for both sexes, by which it prices an income for life.',
  },
  'ai-email-writer': {
    kilobytes: 4.5,
    why: 'Compares what the browser’s model reworded with the visitor’s own text word by word, while it is still being written.',
  },
  'angel-investment': {
    kilobytes: 4.5,
    why: 'Prices the round that converts a SAFE, pays preferences in either order, and holds two dated rules of tax relief.',
  },
  beam: {
    kilobytes: 7,
    why: 'Solves any beam by direct stiffness, finds exact extremes and draws it; none of it is shared yet.',
  },
  'base64-to-image': {
    kilobytes: 4,
    why: 'Says of every picture in a text what its bytes are, what a wrong head claims, and how many bytes and rows a cut one lacks.',
  },
  'business-days': {
    kilobytes: 3.7,
    why: 'Carries the holidays of five calendars as rules, Easter, and what is observed when one falls on a weekend.',
  },
  'cash-flow-forecast': {
    kilobytes: 3.5,
    why: 'Three cases of a forecast in weeks or months, and the working of its lowest point from the cents of each invoice.',
  },
  'calendar-converter': {
    kilobytes: 4.8,
    why: 'Holds twelve calendars with the names of their months, two of them as tables.',
  },
  'calories-burned': {
    kilobytes: 3.5,
    why: 'Holds the equivalents of a hundred and fifty activities with their names.',
  },
  'capital-gains-tax': {
    kilobytes: 4.6,
    why: 'Holds the dated law of three countries and taxes a gain by each, with what waiting would save.',
  },
  'color-contrast-checker': {
    kilobytes: 8,
    why: 'Judges a pair while it is typed, with the nearest colours that pass, by the spaces of CSS Color 4.',
  },
  concrete: { kilobytes: 3.5, why: 'Works out and draws every shape of pour, in two systems of units.' },
  'currency-converter': {
    kilobytes: 5.5,
    why: 'Reads pasted lists of rates, of amounts and rows of a file, reckons in fractions, and holds the example list to tell it from the visitor’s own.',
  },
  'crypto-tax': {
    kilobytes: 4.2,
    why: 'Matches coins by lots and by the British pool, and taxes the year by the law of three countries.',
  },
  fafsa: {
    kilobytes: 4.5,
    why: 'Holds the tables of four award years and of the Pell Grant, thirty entries of the form, and the worksheets of three formulas.',
  },
  'image-color-extractor': {
    kilobytes: 7.5,
    why: 'Names, orders and writes a palette on the page in six formats, by the spaces of CSS Color 4.',
  },
  'image-compressor': {
    kilobytes: 3.5,
    why: 'A workbench has no component: it holds the views and names of many pictures, which the picture tools share.',
  },
  'image-converter': {
    kilobytes: 3.6,
    why: 'Holds the views and names of many pictures, which the picture tools share, and eight formats.',
  },
  'image-cropper': {
    kilobytes: 4.9,
    why: 'Holds the views and names of many pictures, which the picture tools share, and lays the first box by the shape that is asked.',
  },
  'image-resizer': {
    kilobytes: 3.8,
    why: 'Holds the views and names of many pictures, which the picture tools share, and turns print sizes into pixels.',
  },
  'image-rotate-filter': {
    kilobytes: 4,
    why: 'Holds the views and names of many pictures, which the picture tools share, and a dozen ways to change them.',
  },
  'image-to-base64': {
    kilobytes: 5.5,
    why: 'Writes the code around a picture in eight languages while the page is open, and says what was done to pixels and drawings.',
  },
  'image-watermark': {
    kilobytes: 4,
    why: 'Holds the views and names of many pictures, which the picture tools share, and the places and kinds of a mark.',
  },
  'images-to-pdf': {
    kilobytes: 5.6,
    why: 'Follows by itself, in the frame of a drag, what becomes of the order of files and pages; the family has no engine yet.',
  },
  'average-order-value': {
    kilobytes: 4.4,
    why: 'Reads an export of orders by its headings, numbers as the region writes them, besides totals and a list.',
  },
  'pto-accrual': {
    kilobytes: 3.2,
    why: 'Keeps an account by six ways to earn, with steps of service, caps, carry-over and waiting time.',
  },
  'import-duty': {
    kilobytes: 4.5,
    why: 'Holds the dated law of nine customs territories, seven forms of duty, and the working of each.',
  },
  'late-payment-interest': {
    kilobytes: 3.5,
    why: 'Holds the reference rates of both jurisdictions since 2011, each half-year by itself, so that a claim is right without a connection.',
  },
  'logo-color-palette': {
    kilobytes: 7,
    why: 'Builds roles, scales, contrast and six kinds of export on the page, by the spaces of CSS Color 4.',
  },
  'csv-to-excel': {
    kilobytes: 5,
    why: 'Plans the sheets of any number of files, and says why each column is what it is and what would be lost.',
  },
  'excel-to-csv': {
    kilobytes: 4,
    why: 'Lists the sheets of any number of workbooks, says what each holds and hides, and names every file that comes of them.',
  },
  'csv-to-json': {
    kilobytes: 7.5,
    why: 'A workbench has no component: it writes the preview, the schema and every notice, which were a part of the island.',
  },
  'cups-to-grams': {
    kilobytes: 3.5,
    why: 'Reads amounts and fractions inside a row’s text as every region writes them, and holds the weights of its chart.',
  },
  'day-of-week': {
    kilobytes: 3.5,
    why: 'Names weekdays in seventeen languages and holds both calendars with the days on which countries changed.',
  },
  'dcf-calculator': {
    kilobytes: 3.5,
    why: 'Both terminal methods, the stub year and the cross-checks, each with its sentence.',
  },
  'decimal-hours-converter': {
    kilobytes: 3.5,
    why: 'Reads a list of times in many spellings, with numbers as every region writes them.',
  },
  'duration-converter': {
    kilobytes: 6,
    why: 'Reads durations in every spelling, of the calendar and of film, and shortens units in sixteen languages.',
  },
  'employee-workload-visualizer': {
    kilobytes: 8,
    why: 'A planner has no component: hours spread over weeks, who is over and who has room, charts, paper, workbook and an example.',
  },
  'environmental-compliance': {
    kilobytes: 11,
    why: 'A planner has no component: eight kinds of entries, limits against readings, checklists, a report on paper and an example.',
  },
  'favicon-pack': {
    kilobytes: 4,
    why: 'Draws every icon of letters or an emoji while it is typed, and writes the manifest and the tags that lead to them.',
  },
  'font-pairing-suggestion': {
    kilobytes: 3.5,
    why: 'Holds the measures of sixteen families and ranks every pair on the page, so that pairs stand there before a font is fetched.',
  },
  'google-ads-roi': {
    kilobytes: 7,
    why: 'A workbench has no component: it judges campaigns, budget moves, terms and pace on the page, and writes the workbook’s formulas.',
  },
  'expense-tracker': {
    kilobytes: 9,
    why: 'A planner has no component: eight kinds of entries, reports, budgets, tax, bank files, closed time, papers, workbook, two tax forms and an example.',
  },
  'inventory-tracker': {
    kilobytes: 10.4,
    why: 'A planner has no component: five kinds of entries, two ways of costing, order points, stock takes, lots, the scan line with GS1 codes, labels, papers, workbook and an example.',
  },
  'grant-application-tracker': {
    kilobytes: 4,
    why: 'A planner has no component: stages, sums by currency, what is near or overdue, calendar entries and an example.',
  },
  'habit-tracker': {
    kilobytes: 5.5,
    why: 'A planner has no component: it holds streaks and strength, the reader of days, four views, two papers, reminders and an example.',
  },
  'hash-generator': {
    kilobytes: 5.5,
    why: 'A workbench has no component: it reads lists of checksums as they are typed, and holds every verdict.',
  },
  'json-formatter': {
    kilobytes: 5,
    why: 'A workbench has no component: it holds a sentence and a hint for every mistake that JSON can have.',
  },
  'kanban-board': {
    kilobytes: 4.5,
    why: 'A planner has no component: it holds cards, columns, flow figures, an example and the reader of Trello’s export.',
  },
  'moon-phase': {
    kilobytes: 6.4,
    why: 'Carries the lunar theory: the series of four phases, of distance, longitude and latitude, and of eclipses.',
  },
  'leave-tracker-alerts': {
    kilobytes: 9,
    why: 'A planner has no component: four kinds of entries, two calendars, balances, alerts, paper, workbook and an example.',
  },
  'number-to-words': {
    kilobytes: 7,
    why: 'Holds the numerals of ten languages with their plurals and joins, and the names of the currencies.',
  },
  'project-scope-creep': {
    kilobytes: 9,
    why: 'A planner has no component: baseline and changes, index, forecast, two charts, change orders, a log and an example.',
  },
  'placeholder-image': {
    kilobytes: 5,
    why: 'Draws a placeholder in the frame of the keystroke, with eight patterns, fitted letters and a list of sizes.',
  },
  'zip-creator': {
    kilobytes: 6.6,
    why: 'Says of every archive what is unsafe, disguised, damaged or swollen in it, finds the parts of one in several, and names what is taken out.',
  },
  'image-collage': {
    kilobytes: 3.7,
    why: 'Nine layouts with the options of each, the order of its pictures and the box of each on a free page.',
  },
  'passport-photo': {
    kilobytes: 6,
    why: 'Holds the sizes of sixteen documents with the pages that say so, and compares each photo with its rule on the page.',
  },
  'pdf-compressor': {
    kilobytes: 5.2,
    why: 'Opens, locks and names any number of PDF files, which the PDF tools share; the family has no engine yet.',
  },
  'pdf-merger': {
    kilobytes: 5.6,
    why: 'Follows by itself, in the frame of a drag, what becomes of the order of files and pages; the family has no engine yet.',
  },
  'pdf-page-organizer': {
    kilobytes: 5.6,
    why: 'Follows by itself, in the frame of a drag, what becomes of the order of files and pages; the family has no engine yet.',
  },
  'pdf-splitter': {
    kilobytes: 5.9,
    why: 'Lists the parts of every way to split while somebody types, beside the board that PDF tools share.',
  },
  'pdf-page-numbers': {
    kilobytes: 4.4,
    why: 'Names formats, places and ranges, and previews the page, beside the list of files that PDF tools share; the family has no engine yet.',
  },
  'pdf-protect': {
    kilobytes: 4.3,
    why: 'Says of two passwords and six permissions what is missing and what it is worth, beside the list of files that PDF tools share; the family has no engine yet.',
  },
  'pdf-to-images': {
    kilobytes: 4.3,
    why: 'Works out ranges and pixels of each page while somebody types, beside the list of files that PDF tools share; the family has no engine yet.',
  },
  'pdf-to-text': {
    kilobytes: 3.7,
    why: 'Tells scans, nameless letters and running heads of each file, beside the list of files that PDF tools share; the family has no engine yet.',
  },
  'pdf-unlock': {
    kilobytes: 4.0,
    why: 'Tells which files are closed, open or wrong, beside the list of files that PDF tools share; the family has no engine yet.',
  },
  'pdf-watermark': {
    kilobytes: 4.5,
    why: 'Names places and layers, fills in words by page, and previews the page, beside the list of files that PDF tools share; the family has no engine yet.',
  },
  'rent-receipt': {
    kilobytes: 3.5,
    why: 'Holds the names of the currencies, for sums in words, and makes its own receipts and ledger.',
  },
  salary: {
    kilobytes: 5.5,
    why: 'Holds the payroll law of two countries for three years, and works through its bands in print.',
  },
  'saas-metrics-dashboard': { kilobytes: 4, why: 'Seventeen metrics, each with the sentence of its traffic light.' },
  'seconds-to-time': {
    kilobytes: 4,
    why: 'Reads lengths in every spelling as each region writes numbers, exact to the nanosecond, and writes five forms.',
  },
  'shift-scheduling': {
    kilobytes: 11,
    why: 'A planner has no component: five kinds of entries, the grid, rules in words, figures, paper, workbook, calendar and an example.',
  },
  'sort-lines': {
    kilobytes: 6,
    why: 'Reads numbers in every region’s way and addresses of both versions, and draws orders without favouring a line.',
  },
  'sunrise-sunset': {
    kilobytes: 5.5,
    why: 'Reckons the Sun, holds the coordinates of forty-six cities, and finds the zones of others.',
  },
  'text-repeater': {
    kilobytes: 4,
    why: 'Draws the order of words without favouring one, and cuts where a character ends in browsers of every age.',
  },
  'time-add': {
    kilobytes: 5,
    why: 'Reads lengths and times of day in every spelling, and timecode at ten frame rates with drop-frame.',
  },
  'time-card': {
    kilobytes: 5.9,
    why: 'Reads punches and pasted cards, rounds them, and finds the zones of cities for nights in which clocks change.',
  },
  'pay-period-converter': {
    kilobytes: 4.3,
    why: 'Steps pay dates through years, by weeks or by two days of a month, and moves them off the holidays of five calendars.',
  },
  'time-duration': {
    kilobytes: 5,
    why: 'Finds the zones of cities and resolves hours that a change of clocks skips or repeats.',
  },
  'todo-list': {
    kilobytes: 7.5,
    why: 'A planner has no component: it holds six views, time blocks, repeats, announcements, three kinds of files in and out, a paper and an example.',
  },
  'time-tracker': {
    kilobytes: 7,
    why: 'A planner has no component: it holds the timer, stretches over midnight, reports, rounding, what counts of an absence, the timesheet and an example.',
  },
  'token-counter': {
    kilobytes: 5,
    why: 'Tries the rules of what is left out on the page, so that a list of files follows every letter, and shows tokens, parts and packs.',
  },
  'timestamp-converter': {
    kilobytes: 6.5,
    why: 'Knows twelve epochs, the dates and identifiers that hold a moment, leap seconds, and the zones of cities.',
  },
  'task-priority-matrix': {
    kilobytes: 4,
    why: 'A planner has no component: six views of the same tasks, their scores, the plan of a day and an example.',
  },
  tds: {
    kilobytes: 3.7,
    why: 'Carries rates, limits and sections of thirty-five payments for three years, and the tax on salary.',
  },
}

const usual = 3
/** A member of a family is data: what it does lies in the family's engine. */
const ofMember = 1
/** Families whose members bring more data, and why. */
const ofMembers: Readonly<Record<string, { kilobytes: number; why: string }>> = {
  'country-income-tax': {
    kilobytes: 6,
    why: 'A member holds the dated rules of its country and the steps of its law.',
  },
  'letters-contracts': { kilobytes: 8, why: 'A member holds the whole text of its letter or contract, and its form.' },
  'sectioned-documents': {
    kilobytes: 5,
    why: 'A member holds its form, whose labels head its tables, its sections, and what is reckoned for them.',
  },
  'visual-design': { kilobytes: 4, why: 'A member holds its looks as data, and its form.' },
}

export function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** A member's own file beside the engine that all members of its family share. */
export function checkMemberSize(id: string, family: string, content: Buffer): Fault[] {
  const kilobytes = brotliBytes(content) / 1024
  const most = ofMembers[family]?.kilobytes ?? ofMember
  if (kilobytes <= most) return []
  const says = `is ${kilobytes.toFixed(1)} KB brotli, more than the ${most} of a member of ${family}. Move what is no data to the family.`
  return [{ at: id, says }]
}

/** A page must not wait for a tool: what grows beyond the limit becomes an engine, or is named in largeTools. */
export function checkSize(id: string, content: Buffer, allowed = largeTools): Fault[] {
  const kilobytes = brotliBytes(content) / 1024
  const limit = allowed[id]?.kilobytes ?? usual
  if (kilobytes > limit)
    return [
      {
        at: id,
        says: `is ${kilobytes.toFixed(1)} KB brotli, more than ${limit}. Move what is heavy to lib/engines, or name it in largeTools with the reason.`,
      },
    ]
  return allowed[id] && kilobytes <= usual
    ? [{ at: id, says: 'needs no entry in largeTools any more. Remove it.' }]
    : []
}
