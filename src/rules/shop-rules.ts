interface Bounds {
  readonly least?: number
  readonly most?: number
}

/** ACX limits for each file, help.acx.com: levels in dBFS, lengths in seconds. */
const SHOP_RULES = {
  rms: { least: -23, most: -18 },
  peak: { most: -3 },
  noise_floor: { most: -60 },
  head: { least: 0.5, most: 1 },
  tail: { least: 1, most: 5 },
  duration: { most: 120 * 60 },
} as const satisfies Record<string, Bounds>

export type ShopMeasure = keyof typeof SHOP_RULES

export const shopMeasures = Object.keys(SHOP_RULES) as readonly ShopMeasure[]

export const shopBounds = (measure: ShopMeasure): Bounds => SHOP_RULES[measure]

export function fulfilsShopRule(measure: ShopMeasure, value: number): boolean {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = shopBounds(measure)
  return value >= least && value <= most
}
