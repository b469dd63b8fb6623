import type { AxeResults } from 'axe-core'

/** Set by `npm run stories:sweep`: the language of a whole run of the stories. */
export const sweptLocale: unknown = import.meta.env.VITE_STORIES_LOCALE

const EVERY_NTH = 3

const numberOf = (id: string) => [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)

/** Whether axe looks at a whole page in the usual run: at the first state of each and at a third of the others. */
export const isLookedAt = ({ id, name }: { id: string; name: string }): boolean =>
  sweptLocale !== undefined || name === 'Default' || numberOf(id) % EVERY_NTH === 0

/** Storybook's own elements, among them links that come before the app's skip link, so that it looks like any link. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']
const options = { rules: { region: { enabled: false } } }

const say = ({ violations }: AxeResults) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`).join('\n')

/**
 * Checks a story once more with the dark theme, at the end of its play.
 * @throws Error that lists what axe finds.
 */
export async function checkInTheDark(isWholePage: boolean): Promise<void> {
  const { default: axe } = await import('axe-core')
  // Rules on whole pages, such as the one main heading, hold where the story is the whole app.
  const context = isWholePage ? { exclude } : { include: ['body'], exclude }
  const { dataset } = document.documentElement
  const { theme } = dataset
  dataset.theme = 'dark'
  try {
    const results = await axe.run(context, options)
    if (results.violations.length > 0) throw new Error(`In dark: ${say(results)}`)
  } finally {
    if (theme === undefined) delete dataset.theme
    else dataset.theme = theme
  }
}
