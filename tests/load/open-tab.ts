import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { createQueryClient } from '#src/api/query-client.ts'
import { sharePolls } from '#src/app/polls/share-polls.ts'
import { polledProjects } from '#src/app/work-tray/use-listed-projects.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { polledBalance } from '#src/features/billing/balance/use-balance.ts'
import { createEditor } from '#src/features/editor/core/create-editor.ts'
import type { ContentKind } from '#src/features/editor/core/document/own-content.ts'
import { createSyncGateway } from '#src/features/editor/core/sync/sync-gateway.ts'
import { noOtherTabs } from '#src/features/editor/core/sync/write-lock.ts'
import { progressQueries } from '#src/features/projects/progress-queries.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'
import { createPollInterval, polledProgress } from '#src/features/runs/run-polling.ts'

type Channel = Parameters<typeof sharePolls>[1]

/** A tab of the app: its header's polls, and what a page adds. @param channel to the other tabs */
export function openTab(channel: Channel = { onmessage: null, postMessage: () => undefined }) {
  const client = createQueryClient(() => undefined)
  client.mount()
  sharePolls(client, channel, () => 'leyla az')
  let stops: (() => void)[] = []
  const watch = <Data, Key extends QueryKey>(
    options: QueryObserverOptions<Data, Error, Data, Data, Key>,
    receive: (data: Data) => void = () => undefined,
  ) => {
    const observer = new QueryObserver<Data, Error, Data, Data, Key>(client, options)
    let seenMs = 0
    const stop = observer.subscribe(({ data, dataUpdatedAt }) => {
      if (data === undefined || dataUpdatedAt === seenMs) return
      seenMs = dataUpdatedAt
      receive(data)
    })
    stops.push(stop)
    return stop
  }
  watch(polledBalance())
  watch({ ...polledProjects(true, false), refetchOnMount: true })

  /** The project at an address, as its screen keeps it. */
  async function openProject(slug: ServiceSlug, id: number): Promise<Project> {
    watch(projectQueries.project(slug, id))
    return client.fetchQuery(projectQueries.project(slug, id))
  }

  function edit(project: Project, kind?: ContentKind) {
    const { slug, id } = project
    const editor = createEditor({
      project,
      ...(kind && { kind }),
      gateway: createSyncGateway(client, project),
      storage: { keep: () => true },
      lock: noOtherTabs,
      refusalText: () => '',
      onConflicts: () => undefined,
    })
    /** Polls a run to its end, as `useRun` does. */
    function followRun() {
      projectChanged(client, slug)
      const stop = watch(polledProgress({ slug, id }, createPollInterval()), (progress) => {
        editor.receive(progress.project, progress.blocks)
        if (isUnderWay(progress.project)) return
        stop()
        projectChanged(client, slug)
        void editor.refresh()
      })
    }
    return { editor, followRun, checkVersion: () => editor.sync.checkVersion() }
  }

  /** A bot's page: polls for messages of visitors, and fetches the bot after each. */
  function watchBot({ slug, id }: Project, pollMs: number) {
    watch(
      { ...progressQueries.progress(slug, id), refetchInterval: pollMs },
      ({ project: { version = 0 } }) => {
        const known = client.getQueryData(projectQueries.project(slug, id).queryKey)
        if (version > (known?.version ?? version)) projectChanged(client, slug, id)
      },
    )
  }

  return {
    openProject,
    edit,
    watchBot,
    close() {
      for (const stop of stops) stop()
      stops = []
      client.unmount()
      client.clear()
    },
  }
}
