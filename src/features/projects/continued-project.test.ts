import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createModelServer } from '#tests/support/model-server.ts'
import { type Progress, renewByPolls } from './continued-project.ts'
import { projectsQueries } from './projects-queries.ts'

test('a change that polls have brought is shown without another fetch of the project', async () => {
  const server = createModelServer()
  server.seed(['köhnə'])
  const { body, ...summary } = server.project()
  const client = new QueryClient()
  const queryKey = projectsQueries.projectKey(summary.slug, summary.id)
  client.setQueryData(queryKey, { ...summary, body, mark: 'a' })
  const progress: Progress = {
    ...{ project: summary, from: 'a', mark: 'b', isOfRun: false },
    blocks: body.blocks.map((block) => ({ ...block, text: 'təzə' })),
  }
  client.setQueryData([...queryKey, 'progress'], progress)
  await renewByPolls(client, progress)
  expect(client.getQueryData(queryKey)).toMatchObject({ mark: 'b', body: { blocks: [{ text: 'təzə' }] } })
})
