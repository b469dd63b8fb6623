import { MEASURES, type Sample, visit } from './lighthouse-visit.ts'
import { type Figure, median } from './measure.ts'
import { OTHER_APP, type Pages, withHostedPages } from './measured-addresses.ts'

export interface LighthouseOptions {
  /** Folder of another built app, whose login page is measured in the same runs. */
  readonly against?: string | undefined
  readonly isDesktop?: boolean | undefined
  /** Names of the routes to measure; all unless given. */
  readonly routes?: readonly string[] | undefined
}

const RUNS = 3

function figuresOf(name: string, samples: readonly Sample[]): readonly Figure[] {
  return Object.entries(MEASURES).map(([measure, unit]) => ({
    what: `${name}: ${measure}`,
    value: median(samples.map((sample) => sample[measure as keyof Sample])),
    unit,
  }))
}

/** Interleaved, so that a slowdown of the machine affects all pages. */
async function measure(pages: Pages, { isDesktop = false, routes }: LighthouseOptions) {
  const chosen = [...pages].filter(([name]) => !routes || routes.includes(name) || name === OTHER_APP)
  const samples = new Map<string, Sample[]>(chosen.map(([name]) => [name, []]))
  for (let run = 1; run <= RUNS; run += 1) {
    for (const [name, address] of chosen) {
      const sample = await visit(address, isDesktop)
      samples.get(name)?.push(sample)
      const values = Object.values(sample).map((value) => Number(value.toFixed(2)))
      console.log(`  run ${run}, ${name}: ${values.join(', ')}`)
    }
  }
  return [...samples].flatMap(([name, all]) => figuresOf(name, all))
}

/** Lighthouse figures of the pages, the median of three visits each. */
export async function lighthouseFigures(options: LighthouseOptions): Promise<readonly Figure[]> {
  let figures: readonly Figure[] = []
  await withHostedPages({ against: options.against }, async (pages) => {
    figures = await measure(pages, options)
  })
  return figures
}
