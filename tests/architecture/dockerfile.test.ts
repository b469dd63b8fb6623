import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDockerfile } from '#scripts/docker/read-dockerfile.ts'
import { buildSettings, ROOT } from '#tests/support/project-files.ts'

const stages = readDockerfile()
const [build] = stages

const settings = buildSettings()

test('the build arguments of the image are exactly the settings of the source', () => {
  const args = build?.steps.filter(({ name }) => name === 'ARG').map(({ text }) => text)
  expect(settings.size).toBeGreaterThan(5)
  expect(args).toEqual([...settings].sort())
})

test('the build arguments come after the installation of packages and before the build', () => {
  const lines = build?.steps.map(({ name, text }) => `${name} ${text}`) ?? []
  const args = lines.flatMap((line, index) => (line.startsWith('ARG ') ? [index] : []))
  const install = lines.findIndex((line) => line.startsWith('RUN npm ci'))
  expect(install).toBeGreaterThan(0)
  expect(Math.min(...args)).toBeGreaterThan(install)
  expect(Math.max(...args)).toBeLessThan(lines.indexOf('RUN npm run build'))
})

describe.each(['Dockerfile', 'sandbox.Dockerfile'])('deploy/%s', (file) => {
  const image = readDockerfile(file)

  test('packages are installed by an npm that can read the overrides, at an exact version', () => {
    const lines = image[0]?.steps.map(({ name, text }) => `${name} ${text}`) ?? []
    const own = lines.findIndex((line) => /^RUN npm install --global .*\bnpm@1\d\.\d+\.\d+$/.test(line))
    expect(own).toBeGreaterThan(0)
    expect(own).toBeLessThan(lines.findIndex((line) => line.startsWith('RUN npm ci')))
  })

  test('both stages use the same glibc image, as npm’s Node requires', () => {
    const bases = new Set(image.map(({ base }) => base))
    expect([...bases]).toEqual([expect.stringMatching(/^debian:[a-z]+-slim$/)])
  })

  test('every copied file exists or is made by the build', () => {
    const copied = image.flatMap(({ steps }) => steps.filter(({ name }) => name === 'COPY'))
    const sources = copied.flatMap(({ text }) =>
      text.startsWith('--from=') ? [] : text.split(' ').slice(0, -1),
    )
    expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([])
  })

  test('the server runs as a user without rights', () => {
    expect(image.at(-1)?.steps).toContainEqual({ name: 'USER', text: 'www-data' })
  })
})

test('docker-compose.yml names files that exist and settings of the app', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')
  const files = [...compose.matchAll(/(?:dockerfile: |- \.\/)([\w./-]+)/g)].map(([, name = '']) => name)
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
  const given = [...compose.matchAll(/^ +(VITE_\w+):/gm)].map(([, name = '']) => name)
  expect(given.filter((name) => !settings.has(name))).toEqual([])
})
