import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDockerfile } from '#scripts/docker/read-dockerfile.ts'
import { buildSettings, ROOT } from '#tests/support/project-files.ts'

const stages = readDockerfile()
const [build] = stages

const settings = buildSettings()

test('every setting that the source knows is an argument of the image’s build, and no other', () => {
  const args = build?.steps.filter(({ name }) => name === 'ARG').map(({ text }) => text)
  expect(settings.size).toBeGreaterThan(5)
  expect(args).toEqual([...settings].sort())
})

test('the arguments come after the packages are installed and before the build', () => {
  const lines = build?.steps.map(({ name, text }) => `${name} ${text}`) ?? []
  const args = lines.flatMap((line, index) => (line.startsWith('ARG ') ? [index] : []))
  expect(Math.min(...args)).toBeGreaterThan(lines.indexOf('RUN npm ci'))
  expect(Math.max(...args)).toBeLessThan(lines.indexOf('RUN npm run build'))
})

test('both stages begin with the same image, whose programs are made for glibc as npm’s Node is', () => {
  const bases = new Set(stages.map(({ base }) => base))
  expect([...bases]).toEqual([expect.stringMatching(/^debian:[a-z]+-slim$/)])
})

test('every file that is copied is there, or made by the build', () => {
  const copied = stages.flatMap(({ steps }) => steps.filter(({ name }) => name === 'COPY'))
  const sources = copied.flatMap(({ text }) =>
    text.startsWith('--from=') ? [] : text.split(' ').slice(0, -1),
  )
  expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([])
})
