import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { projectFiles, ROOT } from '#tests/support/project-files.ts'

const slugs: readonly string[] = serviceSlugs

const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const stemsIn = (path: string, ending: string) =>
  readdirSync(join(ROOT, path))
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -ending.length))

const features = foldersIn('src/features').filter((name) => name !== 'services')

/** Whether a name is one of the owners or starts with one: `auth`, `auth-account`. */
const isOf = (name: string, owners: readonly string[]) =>
  owners.some((owner) => name === owner || name.startsWith(`${owner}-`))

test('the folders of a service are named by its slug', () => {
  const places = ['src/features/services', 'mocks/services', 'mocks/messages']
  const others = ['account', 'requests']
  expect(
    places.flatMap((place) =>
      foldersIn(place)
        .filter((name) => ![...slugs, ...others].includes(name))
        .map((name) => `${place}/${name}`),
    ),
  ).toEqual([])
  expect(foldersIn('src/features/services').sort()).toEqual([...slugs].sort())
  expect(foldersIn('mocks/services').sort()).toEqual([...slugs].sort())
})

test('files of texts are named by the slug of a service, a feature or a shared subject', () => {
  const shared = ['common', 'errors', 'drafts', 'palette', 'player', 'recording']
  const stems = stemsIn('locales/az', '.json')
  expect(stems.filter((name) => !isOf(name, [...slugs, ...features, ...shared]))).toEqual([])
})

test('files of calls are named by the slug of a service, a feature or a word of their address', () => {
  const ofAddresses = ['customer', 'blocks']
  const declaring = projectFiles(['src/contract'], ['.ts'])
    .filter(({ path, text }) => /= defineEndpoint\(/.test(text) && !path.endsWith('.test.ts'))
    .map(({ path }) => basename(path, '.ts'))
  expect(declaring.filter((name) => !isOf(name, [...slugs, ...features, ...ofAddresses]))).toEqual([])
  const operations = stemsIn('mocks/operations', '-operations.ts')
  expect(operations.filter((name) => !isOf(name, declaring))).toEqual([])
})

test('files of scenarios are named by the slug of a service or their subject', () => {
  const subjects = ['account', 'exports', 'loading', 'network', 'sending']
  const others = [...subjects, 'scenario', 'scenario-name', 'scenarios']
  expect(stemsIn('mocks/scenarios', '.ts').filter((name) => ![...slugs, ...others].includes(name))).toEqual(
    [],
  )
})

/** Other words for a service than its slug, if it has any. */
const NICKNAMES: Readonly<Partial<Record<ServiceSlug, RegExp>>> = {
  'audio-book': /\bbooks?\b/,
  'chat-bot': /\bbots?\b/,
  cloning: /\bclones?\b/,
  'detect-text': /\b(?:ocr|pages)\b/,
  dubbing: /\bdubs?\b/,
  'speech-to-text': /\b(?:stt|transcripts?)\b/,
  'text-to-speech': /\btts\b/,
  'website-reader': /\breaders?\b/,
}

const nicknamed = (paths: readonly string[]) =>
  paths.filter((path) =>
    Object.entries(NICKNAMES).some(([slug, word]) => word.test(basename(path).replaceAll(slug, ''))),
  )

test('a file named by another word for a service is found', () => {
  expect(nicknamed(['tests/e2e/reader-on-site.spec.ts', 'tests/e2e/website-reader-on-site.spec.ts'])).toEqual(
    ['tests/e2e/reader-on-site.spec.ts'],
  )
})

test('stories, journeys and measurements of a service are named by its slug', () => {
  const files = projectFiles(['stories', 'tests/e2e', 'tests/bench'], ['.stories.tsx', '.spec.ts', '.ts'])
  const paths = files.map(({ path }) => path).filter((path) => !path.includes('/support/'))
  expect(nicknamed(paths)).toEqual([])
})

test('the main test of a service in the fake backend is named by its slug', () => {
  const tests = projectFiles(['mocks/services'], ['.test.ts']).map(({ path }) => path)
  const lacking = slugs.filter(
    (slug) =>
      tests.some((path) => path.startsWith(`mocks/services/${slug}/`)) &&
      !tests.includes(`mocks/services/${slug}/${slug}.test.ts`),
  )
  expect(lacking).toEqual([])
})
