import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { getServices } from '#src/contract/catalog.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const CREATE = '/en/services/text-to-speech/create'

const count = ({ db }: World) =>
  db.projects.list({ where: { customer_id: 1, slug: 'text-to-speech' } }).length
const titled = (number: number) =>
  page.getByRole('heading', { level: 1, name: `New project ${number}`, exact: true })

/** Delays the list of services, which contains the number of projects, until released. */
function holdServices() {
  const letGo = Promise.withResolvers<void>()
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init)
    if (String(input).endsWith(getServices.path)) await letGo.promise
    return answer
  }
  return letGo.resolve
}

test('a new text gets the next number, however late the number of projects is known', {
  tags: 'long',
}, async () => {
  let letGo = () => {}
  const prepare = () => {
    letGo = holdServices()
    return undefined
  }
  const { world } = await openApp(CREATE, { prepare, engines: quickEngines() })
  const before = count(world)
  await expect.element(page.getByRole('heading', { level: 1, name: 'New project' })).toBeVisible()
  letGo()
  await expect.element(titled(before + 1)).toBeVisible()
})

test('a new text has a title even if the number of projects is unknown', { tags: 'long' }, async () => {
  const prepare = ({ faults }: World) => {
    faults.add({ endpoint: 'getServices', fault: { kind: 'status', status: 404 } })
    return undefined
  }
  await openApp(CREATE, { prepare, engines: quickEngines() })
  await expect.element(page.getByRole('button', { name: 'Add a block' }).first()).toBeVisible()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'New project', exact: true }))
    .toBeVisible()
})
