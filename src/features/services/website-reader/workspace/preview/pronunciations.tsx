import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#src/api/request.ts'
import type { Pronunciation } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { saveProject } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { PronunciationsModal } from '#src/features/speech/pronunciations-modal.tsx'
import { isSamePronunciations } from '#src/rules/speech.ts'

function useSavePronunciations({ slug, id, version, body }: Project, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn(pronunciations: Pronunciation[]) {
      const settings = { ...body.settings, pronunciations }
      return request(saveProject, { params: { slug, id }, body: { settings, version } })
    },
    onSuccess({ project }) {
      client.setQueryData(projectQueries.project(slug, id).queryKey, project)
      projectChanged(client, slug)
      onSaved()
    },
    onError: () => projectChanged(client, slug, id),
  })
}

interface ReaderPronunciationsProps {
  project: Project
  onClose: () => void
}

/** Pronunciations of all articles of a reader, saved when they are closed. */
export function ReaderPronunciations({ project, onClose }: ReaderPronunciationsProps) {
  const [saved] = useState(project.body.settings?.pronunciations ?? [])
  const [entries, setEntries] = useState(saved)
  const { mutate, isPending } = useSavePronunciations(project, onClose)
  return (
    <PronunciationsModal
      project={project}
      saved={saved}
      spoken={{ language: project.language, voiceId: project.body.voice_id ?? null }}
      isReadOnly={isPending}
      isPending={isPending}
      onChange={setEntries}
      onClose={() => {
        if (isPending) return
        if (isSamePronunciations(entries, saved)) onClose()
        else mutate(entries)
      }}
    />
  )
}
