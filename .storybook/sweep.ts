import type { AxeResults } from 'axe-core'
import { faultyStops } from '#tests/support/faulty-stops.ts'

/** Language of a whole run of the stories, set by `npm run stories:sweep`. */
export const sweptLocale: unknown = import.meta.env.VITE_STORIES_LOCALE

const EVERY_NTH = 3

const hashOfId = (id: string) => [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)

/** Whether axe checks a whole page in the usual run: the first state of each page and a third of the others. */
export const isCheckedByAxe = ({ id, name }: { id: string; name: string }): boolean =>
  sweptLocale !== undefined || name === 'Default' || hashOfId(id) % EVERY_NTH === 0

/**
 * Storybook's own elements. Some are links that come before the app's skip link, so axe would not recognise it as
 * one.
 */
const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']
const axeOptions = { rules: { region: { enabled: false } } }

const describeViolations = ({ violations }: AxeResults) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`).join('\n')

/**
 * Checks a story again in the dark theme, at the end of its play function.
 * @throws Error that lists what axe finds.
 */
export async function checkInTheDark(isWholePage: boolean): Promise<void> {
  const { default: axe } = await import('axe-core')
  // Rules for whole pages, such as exactly one main heading, apply only if the story is the whole app.
  const context = isWholePage
    ? { exclude: STORYBOOK_ELEMENTS }
    : { include: ['body'], exclude: STORYBOOK_ELEMENTS }
  const { dataset } = document.documentElement
  const { theme } = dataset
  dataset.theme = 'dark'
  try {
    const results = await axe.run(context, axeOptions)
    if (results.violations.length > 0) throw new Error(`In dark: ${describeViolations(results)}`)
  } finally {
    if (theme === undefined) delete dataset.theme
    else dataset.theme = theme
  }
}

/**
 * Checks that nothing lies over a stop of the Tab key, in the page or the open modal of a story.
 * @throws Error that names the covered ones
 */
export async function checkStops(): Promise<void> {
  const faults = await faultyStops()
  if (faults.length > 0) throw new Error(`Covered when focused: ${faults.join('; ')}`)
}
