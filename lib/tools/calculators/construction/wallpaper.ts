import { choice, defineCalculator, integer, money, number, problem, quantity } from '@/lib/kits/calculator'
import { areaUnit, lengthUnit, openingRows, systemField, wallRows } from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import { isFault, measuredOpenings, measuredWalls } from '@/lib/families/material-takeoff/surfaces'
import { rollsFor, stripsOfRoll, takenByStrip } from '@/lib/subjects/takeoff/strips'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

const matches = { free: 'Free, no pattern to meet', straight: 'Straight', half: 'Half drop' } as const
const smallUnits = ['cm', 'mm', 'in'] as const
const longUnits = ['m', 'ft'] as const
const metresInFoot = 0.3048

export default defineCalculator({
  inputs: {
    system: systemField,
    walls: wallRows('metric', [{ length: '14', height: '2.4', count: 1 }]),
    wallsUs: wallRows('us', [{ length: `46'`, height: `8'`, count: 1 }]),
    match: choice('Pattern match', { options: matches, initial: 'free', as: 'menu' }),
    repeat: quantity('Pattern repeat', {
      of: 'length',
      unit: 'cm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 53,
      initialIn: { us: 53.34 },
      above: 0,
      max: 1000,
      shownWhen: { field: 'match', is: ['straight', 'half'] },
    }),
    rollPrice: money('Price of a roll', { optional: true, max: 1e9, refines: true }),
    rollWidth: quantity('Roll width', {
      of: 'length',
      unit: 'cm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 53,
      initialIn: { us: 52.07 },
      above: 0,
      max: 1000,
      help: 'European rolls are mostly 53 cm wide, American ones 20.5 inches.',
      refines: true,
    }),
    rollLength: quantity('Roll length', {
      of: 'length',
      unit: 'm',
      units: longUnits,
      unitIn: { us: 'ft' },
      initial: 10.05,
      initialIn: { us: 10.0584 },
      above: 0,
      max: 1000,
      help: 'As it comes: an American double roll is 33 ft long although its price may be for a single one.',
      refines: true,
    }),
    trimming: quantity('Trimming at top and bottom together', {
      of: 'length',
      unit: 'cm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 10,
      initialIn: { us: 10.16 },
      max: 100,
      refines: true,
    }),
    doors: openingRows('metric', [], 'Openings from floor to ceiling'),
    doorsUs: openingRows('us', [], 'Openings from floor to ceiling'),
    extra: integer('Spare rolls', { initial: 0, min: 0, max: 1000, refines: true }),
    pasteRolls: number('A packet of paste is enough for', {
      unit: 'rolls',
      initial: 5,
      above: 0,
      max: 1000,
      help: 'On the packet, for your kind of wallpaper.',
      refines: true,
    }),
    pastePrice: money('Price of a packet of paste', { optional: true, max: 1e9, refines: true }),
  },
  outputs: {
    rolls: { kind: 'count', label: 'Rolls to buy' },
    strips: { kind: 'count', label: 'Strips' },
    perRoll: { kind: 'count', label: 'Strips from a roll' },
    taken: { kind: 'number', label: 'A strip takes from the roll', unit: lengthUnit, decimals: 3 },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    spare: { kind: 'number', label: 'Left over of all rolls', unit: lengthUnit, decimals: 2, section: 'Beside it' },
    area: { kind: 'number', label: 'Wall papered', unit: areaUnit, decimals: 2, section: 'Beside it' },
    lost: { kind: 'percent', label: 'Of the paper, not on the wall', section: 'Beside it' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    byWall: {
      kind: 'table',
      label: 'Wall by wall',
      totals: ['strips'],
      columns: {
        wall: { kind: 'text', label: 'Wall' },
        strips: { kind: 'count', label: 'Strips' },
        taken: { kind: 'number', label: 'Each takes', unit: lengthUnit, decimals: 3 },
      },
    },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
  },
  formula:
    'Strip: height + trimming, up to the next whole repeat (straight match) or odd half repeat (half drop); strips: wall width ÷ roll width, rounded up; strips from a roll: roll length ÷ strip, rounded down; rolls: strips ÷ strips from a roll, rounded up',
  limits: [
    'Windows and ordinary doors are papered around and not taken off; only openings from floor to ceiling are.',
    'Walls in one row are papered on from one to the next; a new row begins with a new strip.',
    'Every roll is taken to begin at the start of the pattern; one that does not may lose up to a repeat.',
  ],
  sources: [
    {
      title:
        'Kak Prosto: how to calculate the consumption of wallpaper, perimeter 14 m, rolls of 53 cm, 8 to 10 cm for trimming',
      href: 'https://eng.kakprosto.ru/how-873941-how-to-calculate-consumption-wallpaper',
    },
    {
      title: 'Dave’s DIY Tips: wallpaper measuring and planning',
      href: 'https://www.davesdiytips.com/2009/02/wallpaper-measuring-and-planning',
    },
    {
      title: 'Engineer Fix: standard American double roll, 20.5 inches by 33 feet',
      href: 'https://engineerfix.com/how-long-is-a-roll-of-wallpaper',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const walls = measuredWalls(us ? values.wallsUs : values.walls, values.system, show.region)
    if (isFault(walls)) return problem(us ? 'wallsUs' : 'walls', walls.fault)
    const doors = measuredOpenings(us ? values.doorsUs : values.doors, values.system, show.region)
    if (isFault(doors)) return problem(us ? 'doorsUs' : 'doors', doors.fault)

    const unit = us ? metresInFoot : 1
    const rollLength = values.rollLength / unit
    const rollWidth = values.rollWidth / 100 / unit
    const stripOf = (height: number) =>
      takenByStrip(
        height + values.trimming / 100 / unit,
        values.match === 'free' ? 0 : values.repeat / 100 / unit,
        values.match,
      )
    const papered = walls.map(({ length, height, count }) => ({ width: length * count, height }))
    for (const door of doors) {
      const wall = papered.find(
        ({ width, height }) => Math.abs(height - door.height) < 1e-6 && width > door.width * door.count,
      )
      if (!wall)
        return problem(
          us ? 'doorsUs' : 'doors',
          'must each be as high as a wall and leave some of it; lower ones are papered around',
        )
      wall.width -= door.width * door.count
    }
    const cuts = papered.map(({ width, height }) => ({
      count: Math.max(1, wholeUnits(width / rollWidth)),
      taken: stripOf(height),
    }))
    const strips = cuts.reduce((sum, { count }) => sum + count, 0)
    if (strips > 1e7) return problem('rollWidth', 'must be larger: more than ten million strips would be needed')
    const needed = rollsFor(cuts, rollLength)
    const longest = Math.max(...cuts.map(({ taken }) => taken))
    if (needed === undefined) {
      return problem(
        'rollLength',
        `must be at least one strip long, which takes ${show.number(longest, 2)} ${us ? 'ft' : 'm'}`,
      )
    }
    const rolls = needed + values.extra
    const area = papered.reduce((sum, { width, height }) => sum + width * height, 0)
    const used = cuts.reduce((sum, { count, taken }) => sum + count * taken, 0)
    const { list, cost } = shoppingList(
      [
        { item: 'Wallpaper', needed: rolls, pack: 1, packName: ['roll', 'rolls'], price: values.rollPrice },
        {
          item: 'Paste',
          needed: rolls,
          unit: 'rolls',
          decimals: 0,
          pack: values.pasteRolls,
          packName: ['packet', 'packets'],
          price: values.pastePrice,
        },
      ],
      show,
      minorDigits,
    )
    const perRoll = stripsOfRoll(rollLength, longest)
    const wasted = rollLength - perRoll * longest
    return {
      rolls,
      strips,
      perRoll,
      taken: longest,
      cost,
      spare: Math.max(0, rolls * rollLength - used),
      area,
      lost: Math.max(0, 1 - area / (rolls * rollLength * rollWidth)),
      note:
        wasted > longest * 0.75
          ? {
              is: 'fair',
              says: `Each roll ends with ${show.number(wasted, 2)} ${us ? 'ft' : 'm'} too short for another strip. It serves above doors and under windows.`,
            }
          : undefined,
      byWall: cuts.map(({ count, taken }, at) => ({ wall: `Row ${at + 1}`, strips: count, taken })),
      list,
    }
  },

  steps(values, { byWall, taken, rolls }) {
    const us = values.system === 'us'
    const unit = us ? 'ft' : 'm'
    const long = (metres: number) =>
      ({ kind: 'number', value: metres / (us ? metresInFoot : 1), unit, decimals: 4 }) as const
    const roll = long(values.rollLength)
    const [first] = byWall
    const lines = { roll, needed: { kind: 'count', value: rolls - values.extra } } as const
    const each = Math.floor(roll.value / taken + 1e-9)
    return [
      {
        finds: 'Strips from a roll',
        gives: 'perRoll',
        is: `{roll} ÷ {taken}`,
        rounded: 'down',
        with: lines,
      },
      ...(byWall.length === 1 && first
        ? [
            {
              finds: 'Rolls for the strips',
              gives: lines.needed,
              is: '{strips} ÷ {each}',
              rounded: 'up',
              with: { each: { kind: 'count', value: each } },
            } as const,
          ]
        : []),
      { gives: 'rolls', is: '{needed} + {extra}', with: lines },
    ]
  },

  examples: [
    {
      name: 'A room in plain paper',
      given: {
        system: 'metric',
        walls: [{ length: '14', height: '2.4', count: 1 }],
        doors: [],
        match: 'free',
        rollWidth: 53,
        rollLength: 10.05,
        trimming: 10,
        extra: 0,
        pasteRolls: 5,
        rollPrice: 32,
        pastePrice: 6.5,
      },
      expect: { strips: 27, perRoll: 4, rolls: 7, taken: 2.5, cost: 237 },
    },
    {
      name: 'A feature wall with a half drop',
      given: {
        system: 'us',
        wallsUs: [{ length: `13'`, height: `8' 6"`, count: 1 }],
        doorsUs: [],
        match: 'half',
        repeat: 63.5,
        rollWidth: 68.58,
        rollLength: 8.2296,
        trimming: 10.16,
        extra: 1,
        pasteRolls: 4,
      },
      expect: { strips: 6, perRoll: 2, rolls: 4, taken: 9.375 },
    },
  ],
})
