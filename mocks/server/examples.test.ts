import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '#tests/support/project-files.ts'
import { runCurl } from '#tests/support/run-curl.ts'
import { serveWorld } from '#tests/support/serve-world.ts'

const README = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
const commands = README.match(/^curl .*$/gm) ?? []

test('every command line of the README gets the response that it shows', { tags: 'long' }, async () => {
  const { host, origin, close } = await serveWorld()
  onTestFinished(close)
  const run = (name: string) => {
    const command = commands.find((each) => each.includes(name)) ?? ''
    return runCurl(fetch, command.replace(/localhost:\d+/, origin))
  }
  const asked = await run('Prefer:')
  expect([asked.status, asked.headers.get('preference-applied')]).toEqual([422, 'code=422, wait=2'])
  const others = commands.filter((each) => !each.includes('Prefer:'))
  expect(others.length).toBeGreaterThan(6)
  for (const command of others) {
    const answer = await run(command)
    expect([command, answer.status]).toEqual([command, 200])
    expect(await answer.json()).toMatchObject({ success: true })
    if (command.includes('sessions')) expect(host.world.db.sessions.count()).toBeGreaterThan(0)
    if (command.includes('faults')) expect(host.world.faults.rules.length).toBeGreaterThan(0)
  }
  const { data } = await (await run('/reset')).json()
  expect(data.scenario).toBe('low-balance')
})

test('every change and check that the README of the package shows is understood', async () => {
  const text = readFileSync(join(ROOT, 'sandbox-package', 'README.md'), 'utf8')
  const { origin, close } = await serveWorld()
  onTestFinished(close)
  const rows = [...text.matchAll(/^\| `([\w/]+)` \| (.*) \|$/gm)]
  const examples = rows.flatMap(([, resource = '', about = '']) =>
    [...about.matchAll(/`([{?].*?)`(?=,|:| \||$)/g)].map(([, example = '']) => ({ resource, example })),
  )
  expect(examples.length).toBeGreaterThan(5)
  for (const { resource, example } of examples) {
    const address = `${origin}/__sandbox/${resource}`
    const answer = example.startsWith('?')
      ? await fetch(address + example)
      : await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: example,
        })
    // A check of calls that did not come fails with 422 and says so.
    const { message = 'done' } = await answer.json()
    expect([example, message]).toEqual([
      example,
      expect.stringMatching(/^(?:done|\w+ (?:came|did not come))/),
    ])
  }
  const answer = await fetch(`${origin}/api/services/text-to-speech/77`)
  expect(await answer.json()).toMatchObject({ message: 'No project 77' })
})
