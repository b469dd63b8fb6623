import { expect, test } from 'vitest'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

test('there is a book in every status, and one that stays half spoken', async () => {
  const { db } = await scenarioWorld('books', quickEngines())
  const { DRAFT, COMPLETED, REJECTED, IN_PROGRESS } = projectStatuses
  const books = db.projects.list({})
  expect(books.map(({ status }) => status)).toEqual([COMPLETED, DRAFT, REJECTED, DRAFT, IN_PROGRESS])
  const running = db.blocks.list({ where: { project_id: books.at(-1)?.id ?? 0 } })
  expect(new Set(running.map(({ status }) => status))).toEqual(
    new Set(['ready', 'running', 'queued', 'none']),
  )
})
