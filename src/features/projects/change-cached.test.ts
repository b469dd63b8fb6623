import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { currentBot, textBot } from '#tests/support/backend/bot-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { changeCached } from './change-cached.ts'
import { projectQueries } from './project-queries.ts'

async function shown() {
  const customer = await customerIn()
  const bot = await textBot(customer)
  const project = await currentBot(customer, bot.id)
  const client = new QueryClient()
  const { queryKey } = projectQueries.project(project.slug, project.id)
  client.setQueryData(queryKey, project)
  const changed = (latest: Project) => {
    changeCached(client, latest, () => [])
    const { data, isInvalidated = false } = client.getQueryState(queryKey) ?? {}
    return { version: data?.version, blocks: data?.body.blocks.length, isInvalidated }
  }
  return { project, changed }
}

test('the next change is applied, and a stale response restores nothing old', async () => {
  const { project, changed } = await shown()
  const version = (project.version ?? 0) + 1
  expect(changed({ ...project, version })).toEqual({ version, blocks: 0, isInvalidated: false })
  expect(changed({ ...project, title: 'Old' })).toMatchObject({ version, isInvalidated: false })
})

test('if others have changed the project meanwhile, it is refetched, and no request names an unseen version', async () => {
  const { project, changed } = await shown()
  const { version } = project
  expect(changed({ ...project, version: (version ?? 0) + 2 })).toEqual({
    version,
    blocks: 0,
    isInvalidated: true,
  })
})
