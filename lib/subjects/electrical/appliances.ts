/** Watts on the nameplates of household appliances: one figure, or the lowest and highest usual ones. */
interface Nameplate {
  name: string
  watts: number | readonly [number, number]
}

/** Source: U.S. Department of Energy, Energy Efficiency and Renewable Energy: Estimating Appliance and Home Electronic Energy Use. */
const nameplates = {
  waterHeater: { name: 'Water heater', watts: [4500, 5500] },
  dryer: { name: 'Clothes dryer', watts: [1800, 5000] },
  dishwasher: { name: 'Dishwasher', watts: [1200, 2400] },
  hairDryer: { name: 'Hair dryer', watts: [1200, 1875] },
  iron: { name: 'Clothes iron', watts: [1000, 1800] },
  vacuum: { name: 'Vacuum cleaner', watts: [1000, 1440] },
  toaster: { name: 'Toaster', watts: [800, 1400] },
  heater: { name: 'Portable heater', watts: [750, 1500] },
  coffee: { name: 'Coffee maker', watts: [900, 1200] },
  microwave: { name: 'Microwave oven', watts: [750, 1100] },
  dehumidifier: { name: 'Dehumidifier', watts: 785 },
  refrigerator: { name: 'Refrigerator, frost-free', watts: 725 },
  washer: { name: 'Clothes washer', watts: [350, 500] },
  television: { name: 'Flat-screen television', watts: 120 },
  computer: { name: 'Desktop computer', watts: 120 },
  ceilingFan: { name: 'Ceiling fan', watts: [65, 175] },
  laptop: { name: 'Laptop', watts: 50 },
  clockRadio: { name: 'Clock radio', watts: 10 },
} as const satisfies Readonly<Record<string, Nameplate>>
export type Appliance = keyof typeof nameplates

/** The middle of what nameplates say, in watts. */
export function typicalWatts(appliance: Appliance): number {
  const { watts } = nameplates[appliance]
  return typeof watts === 'number' ? watts : (watts[0] + watts[1]) / 2
}

/** Of the time that an appliance is plugged in, the part in which it draws its watts. A refrigerator's compressor runs a third. Source: as above. */
export function runningShare(appliance: Appliance | undefined): number {
  return appliance === 'refrigerator' ? 1 / 3 : 1
}

/** What the appliance is called without its watts. */
export function plainName(appliance: Appliance): string {
  return nameplates[appliance].name
}

/** As a form offers them: with the watts that are taken, in whole ones. */
export const applianceNames = Object.fromEntries(
  Object.keys(nameplates).map((key) => {
    const appliance = key as Appliance
    const part = runningShare(appliance) < 1 ? ', a third of the time' : ''
    return [appliance, `${plainName(appliance)} (${Math.round(typicalWatts(appliance))} W${part})`]
  }),
) as Readonly<Record<Appliance, string>>
