import { globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { patternOf } from '#scripts/site/site.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { namesOf, routes } from '#src/routing/routes.ts'
import { statuses } from '#src/ui/status-badge.tsx'
import { isTest, loadedWith } from '#tests/support/import-graph.ts'
import { projectFiles, ROOT } from '#tests/support/project-files.ts'

const stories = projectFiles(['stories'], ['.tsx', '.mdx'])
const screenStories = stories.filter(({ path }) => path.startsWith('stories/screens/'))

const imported = new Set(
  [...stories, ...projectFiles(['.storybook'], ['.tsx', '.ts'])].flatMap(({ text }) =>
    [...text.matchAll(/['"]#(src\/[^'"]+)['"]/g)].map(([, path = '']) => path),
  ),
)

const withoutStory = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).filter((path) => !isTest(path) && !imported.has(path))

test.each([
  'src/screens/*-screen.tsx',
  'src/**/*-modal.tsx',
  'src/**/*-badge.tsx',
  'src/app/layouts/*-layout.tsx',
  'src/ui/*.tsx',
])('each of %s is in the catalogue', (pattern) => {
  expect(globSync(pattern, { cwd: ROOT })).not.toEqual([])
  expect(withoutStory(pattern)).toEqual([])
})

/** Addresses that stories of screens open, with `*` for computed parts. */
const addresses = screenStories.flatMap(({ text }) =>
  [...text.matchAll(/['"`](\/[a-z][\w/$\-{}().]*|\/)['"`]/g)].map(([, path = '']) =>
    path.replace(/\$\{[^}]*\}/g, '*'),
  ),
)

const withoutService = namesOf(routes).filter((name) => !routes[name].includes(':slug'))

test.each(withoutService)('the route %s has a story', (name) => {
  const asked = new RegExp(`^/${name === 'resetPassword' ? 'reset-password/[^/]+' : patternOf(name)}$`)
  expect(addresses.filter((address) => asked.test(address))).not.toEqual([])
})

test('the list of a service’s projects has a story', () =>
  expect(addresses).toContain('/services/text-to-speech'))

test.each(serviceSlugs)('a new and an existing project of %s have stories', (slug) => {
  expect(addresses).toContain(`/services/${slug}/create`)
  expect(addresses.filter((address) => /\/(?:\*|\d+)$/.test(address))).toContainEqual(
    expect.stringContaining(`/services/${slug}/`),
  )
})

/** Statuses in the arguments of a file of badges. */
function shownStatuses(file: string, status: RegExp): string[] {
  const text = stories.find(({ path }) => path === `stories/badges/${file}`)?.text ?? ''
  return [...new Set([...text.matchAll(status)].map(([, name = '']) => name))].toSorted()
}

test('every status of a project has a badge in the catalogue', () =>
  expect(shownStatuses('project-status-badge.stories.tsx', /args: \{ status: ([A-Z_]+)\b/g)).toEqual(
    Object.keys(projectStatuses).toSorted(),
  ))

test('every status that a badge supports has a story', () =>
  expect(shownStatuses('status-badge.stories.tsx', /args: \{ status: '([a-z-]+)'/g)).toEqual(
    statuses.toSorted(),
  ))

const pages = stories.filter(({ path }) => /^stories\/(?:components|badges)\//.test(path))

/** Components used by only one other component, listed on its page as subcomponents. */
const partsOfPages = new Set(
  pages.flatMap(({ text }) => /subcomponents: \{([^}]*)\}/.exec(text)?.[1]?.match(/\w+/g) ?? []),
)
const pascal = (stem: string) => stem.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

test('each file of ui has its own page, or is on the page of its parent component', () => {
  const named = new Set(pages.map(({ path }) => basename(path, '.stories.tsx')))
  const stems = globSync('src/ui/*.tsx', { cwd: ROOT })
    .filter((path) => !isTest(path))
    .map((path) => basename(path, '.tsx'))
  expect(stems.filter((stem) => !named.has(stem) && !partsOfPages.has(pascal(stem)))).toEqual([])
})

test('the page of a component gives advice on its use', () => {
  const advice = /advice: \{\s*do: ['"`].{10,}['"`],\s*dont: ['"`].{10,}['"`],?\s*\}/
  expect(pages.filter(({ text }) => !advice.test(text)).map(({ path }) => path)).toEqual([])
})

test('every page says what it is, when to use it and what instead, its accessibility and its status', () => {
  // `satisfies` makes the compiler ask for each of them.
  const guide = /^ {4}guide: \{[\s\S]*?\} satisfies Guide,$/m
  const without = projectFiles(['stories'], ['.stories.tsx']).filter(({ text }) => !guide.test(text))
  expect(without.map(({ path }) => path)).toEqual([])
})

test('no two pages are explained by the same sentence', () => {
  const said = stories.flatMap(({ text }) =>
    [...text.matchAll(/^ {6}is: (?:\n +)?'(.+)',$/gm)].map(([, is]) => is),
  )
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((sentence, place) => said.indexOf(sentence) !== place)).toEqual([])
})

/** Suffixes omitted from titles, because the folder says the same: the modal of `logout-modal` is `Modals/Logout`. */
const suffixes: Readonly<Record<string, string>> = { modals: 'modal', screens: 'screen', layouts: 'layout' }

function titleOf(path: string): string {
  const [, folder = '', file = ''] = path.split('/')
  const words = basename(file, '.stories.tsx').split('-')
  const isSaid = words.length > 1 && words.at(-1) === suffixes[folder]
  const title = (isSaid ? words.slice(0, -1) : words).join(' ')
  return [folder, title].map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('/')
}

const storyFiles = stories.filter(({ path }) => path.endsWith('.stories.tsx'))

test('a file of stories is in the side bar under its own name', () => {
  const titles = storyFiles.map(({ path, text }) => [path, /title: '([A-Z]\w+\/[^']+)'/.exec(text)?.[1]])
  expect(titles).toEqual(storyFiles.map(({ path }) => [path, titleOf(path)]))
})

test('every component, badge, modal, layout and screen of the catalogue has visual tests', () => {
  const shown = storyFiles.filter(({ path }) =>
    /^stories\/(?:badges|components|layouts|modals|screens)\//.test(path),
  )
  const isPictured = (text: string) => /tags: \[[^\]]*'picture'/.test(text.split('export default')[0] ?? '')
  expect(shown.filter(({ text }) => !isPictured(text)).map(({ path }) => path)).toEqual([])
})

test('the pictures of the catalogue take at most 25 MB', () => {
  const files = globSync('tests/catalogue/pictures/*/*.png', { cwd: ROOT })
  const bytes = files.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0)
  expect(files.length).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThan(25_000_000)
})

test('no argument is translated when its file loads, because it would keep the language of that moment', () => {
  const early = /args: \{[^{}]*\bsay\(/
  expect(storyFiles.filter(({ text }) => early.test(text)).map(({ path }) => path)).toEqual([])
})

test('stories of whole pages use the page modes in Chromatic, not those of components', () => {
  const pagesOfApp = storyFiles.filter(({ path }) => /^stories\/(?:layouts|modals|screens)\//.test(path))
  expect(
    pagesOfApp.filter(({ text }) => !/(?:app|fault)Story\(|wholePage\b/.test(text)).map(({ path }) => path),
  ).toEqual([])
})

test('stories only use classes of the app or the catalogue’s style sheet', () => {
  const app = projectFiles(['src'], ['.tsx', '.ts', '.css']).filter(({ path }) => !isTest(path))
  const known = new Set(
    [...app, ...projectFiles(['.storybook'], ['.css'])].flatMap(({ text }) => text.match(/[\w:./-]+/g) ?? []),
  )
  const own = [...known].filter((name) => name.startsWith('.catalogue-')).map((name) => name.slice(1))
  const worn = storyFiles.flatMap(({ text }) =>
    [...text.matchAll(/className(?:=|: )["']([^"']+)["']/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect(worn).not.toEqual([])
  expect(worn.filter((name) => !known.has(name) && !own.includes(name))).toEqual([])
})

test('each modal has one file, named after it', () => {
  const modals = storyFiles.filter(({ path }) => path.startsWith('stories/modals/'))
  expect(modals.filter(({ path }) => !path.endsWith('-modal.stories.tsx')).map(({ path }) => path)).toEqual(
    [],
  )
  const shown = modals.map(({ text }) => /\bcomponent: (\w+)/.exec(text)?.[1] ?? '')
  const files = modals.map(({ text }, place) => {
    const from = new RegExp(`import \\{[^}]*\\b${shown[place]}\\b(?! as)[^}]*\\} from '([^']+)'`).exec(
      text,
    )?.[1]
    return from?.endsWith('-modal.tsx') ? from : undefined
  })
  const twice = files.filter((file, place) => file !== undefined && files.indexOf(file) !== place)
  // Services with speech share an export modal; text and books have their own pages for it.
  expect(twice).toEqual(['#src/features/speech/export-modal.tsx'])
})

test.each(['.storybook/preview.tsx', '.storybook/app-story.tsx'])(
  'a docs page shows its texts before the app and its backend are loaded: %s needs neither',
  (file) => {
    const loaded = [...loadedWith(ROOT, file)]
    expect(loaded).toContain('src/i18n/i18n.ts')
    expect(loaded.filter((path) => /^mocks\/|^src\/app\/app\.tsx/.test(path))).toEqual([])
  },
)

test('no story replaces the backend’s responses: all of them use a world', () => {
  const replaced = /\bfetch\s*=[^=>]|(?:spyOn|stubGlobal)\([^)]*fetch/
  expect(stories.filter(({ text }) => replaced.test(text)).map(({ path }) => path)).toEqual([])
})

test('failures in stories are named scenarios: no story has its own faults', () => {
  const own = /\bfaults\b\s*:|faults\.add\(|\bFaultRule\b/
  expect(stories.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([])
})
