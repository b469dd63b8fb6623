import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readDockerfile } from '#scripts/docker/read-dockerfile.ts'
import { ROOT } from '#tests/support/project-files.ts'

interface Service {
  readonly build: {
    readonly context: string
    readonly dockerfile: string
    readonly args?: Readonly<Record<string, string>>
  }
  readonly environment: Readonly<Record<string, string>>
  readonly ports: readonly string[]
  readonly volumes: readonly string[]
  readonly depends_on?: readonly string[]
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const compose: {
  readonly services: Readonly<Record<'app' | 'sandbox', Service>>
  readonly volumes: Readonly<Record<string, unknown>>
} = parse(read('docker-compose.yml'), { strict: true, uniqueKeys: true })

describe.each(Object.entries(compose.services))(
  'the service %s',
  (_, { build, environment, ports, volumes }) => {
    const steps = readDockerfile(build.dockerfile.replace('deploy/', '')).flatMap((stage) => stage.steps)
    const textOf = (name: string) => steps.filter((step) => step.name === name).map(({ text }) => text)

    test('is built by a Dockerfile that is here, with arguments that it has', () => {
      expect(existsSync(join(ROOT, build.context, build.dockerfile))).toBe(true)
      expect(textOf('ARG')).toEqual(expect.arrayContaining(Object.keys(build.args ?? {})))
    })

    test('is reached from this machine alone, at the port that its image opens', () => {
      const inner = ports.map((port) => /^127\.0\.0\.1:\d+:(\d+)$/.exec(port)?.[1])
      expect(inner).toEqual(textOf('EXPOSE'))
    })

    test('gets the settings that its command reads, and has a place for what it stores', () => {
      const [command = ''] = textOf('CMD')
      for (const name of Object.keys(environment)) expect(command).toContain(name)
      for (const [source = '', target = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(join(ROOT, source))).toBe(true)
        else {
          expect(compose.volumes).toHaveProperty(source)
          expect(command).toContain(target)
        }
      }
    })
  },
)

test('the app forwards calls, files, captcha and payment to the sandbox by its name and port', () => {
  const { app, sandbox } = compose.services
  const origin = `http://sandbox:${/:(\d+)$/.exec(sandbox.ports[0] ?? '')?.[1]}`
  expect(app.depends_on).toEqual(['sandbox'])
  expect(app.environment.API_ORIGIN).toBe(origin)
  expect(read('deploy/sandbox-site.conf')).toContain(`proxy_pass ${origin};`)
  const site = app.volumes.find((volume) => volume.includes('sandbox-site.conf')) ?? ''
  const folder = site.split(':')[1]?.replace(/[^/]+$/, '*.conf') ?? ''
  expect(read('deploy/nginx/site.conf.template')).toContain(`include ${folder};`)
})
