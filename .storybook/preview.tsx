import type { Parameters, Preview, StoryContext } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../src/styles.css'
import { LazyComponentPage, LazyDocsFrame } from '../stories/support/lazy-docs.tsx'
import { hasCode, storyCode } from '../stories/support/story-code.ts'
import './catalogue.css'
import { backendLoader } from './backend.ts'
import { controlsForPeople } from './control-types.ts'
import { fixClock } from './decorators/fix-clock.ts'
import { inLocale } from './decorators/in-locale.tsx'
import { withTheme } from './decorators/with-theme.tsx'
import { describeLastTryOnly } from './element-errors.ts'
import { initialLocale } from './initial-locale.ts'
import { isFrameOfDocs } from './is-docs.ts'
import { keepPage } from './keep-page.ts'
import { chromaticModes, clocks, locales, themes, viewports } from './modes.ts'
import { expectShown } from './shown.ts'
import { storyLocaleLoader } from './story-locale.ts'
import { checkInTheDark, checkStops, isCheckedByAxe, sweptLocale } from './sweep.ts'
import { WAIT } from './wait.ts'

keepPage()
configure({ asyncUtilTimeout: WAIT.timeout })
describeLastTryOnly()

const isTest = import.meta.env.MODE === 'test'

const isApp = ({ world, layout }: Parameters) => world !== undefined && layout === 'fullscreen'

const toolbarChoices = (
  title: string,
  icon: 'globe' | 'circlehollow' | 'time',
  items: readonly string[],
) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  tags: ['autodocs'],
  // The last decorator is the outermost.
  decorators: [inLocale, withTheme],
  argTypesEnhancers: [controlsForPeople],
  loaders: [storyLocaleLoader, backendLoader],
  beforeEach: ({ id, name, parameters, globals }) => {
    // The findings of axe are shown next to a single story alone; in a page of many it would delay the next ones.
    if (isFrameOfDocs || (isTest && isApp(parameters) && !isCheckedByAxe({ id, name }))) {
      parameters.a11y = { ...parameters.a11y, test: 'off' }
    }
    const { clock } = globals
    const startClock = fixClock(clock === 'live' || clock === 'midnight' ? clock : 'fixed')
    return async () => {
      startClock()
      if (parameters.world === undefined) return
      const { leaveStoryWorld } = await import('./story-world.ts')
      await leaveStoryWorld(id)
    }
  },
  afterEach: async ({ args, parameters, viewMode }) => {
    // A docs page holds many stories and shows each error in the story's place.
    if (viewMode !== 'docs') expectShown({ args, parameters })
    if (sweptLocale === undefined) return
    await checkStops()
    await checkInTheDark(isApp(parameters) && !parameters.isPartOfPage)
  },
  initialGlobals: {
    // Tests look for texts in the language of the product's home, whatever the browser speaks.
    locale: sweptLocale ?? (isTest ? 'az' : initialLocale(navigator.languages)),
    theme: 'light',
    clock: 'fixed',
  },
  globalTypes: {
    locale: toolbarChoices('Locale', 'globe', locales),
    theme: toolbarChoices('Theme', 'circlehollow', themes),
    clock: toolbarChoices('Clock', 'time', Object.keys(clocks)),
  },
  parameters: {
    // Tests read violations only; listing every passed rule made reports of 60 MB.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    hasCode,
    docs: {
      page: LazyComponentPage,
      container: LazyDocsFrame,
      source: { type: 'code', transform: (_: string, story: StoryContext) => storyCode(story) },
    },
    backgrounds: { disabled: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Welcome',
            'How to read the catalogue',
            'Map of screens',
            'Visual language',
            'Type',
            'Space and motion',
            'Component rules',
            'Forms',
            'Words',
            'Accessibility',
            'Changes',
          ],
          'Foundations',
          'Components',
          'Badges',
          'Modals',
          'Layouts',
          'Screens',
          'Flows',
          'Sandbox',
        ],
      },
    },
  },
}

export default preview
