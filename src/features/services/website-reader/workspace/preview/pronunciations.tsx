import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { PronunciationsModal } from '#src/features/speech/pronunciations-modal.tsx'
import { isSamePronunciations } from '#src/rules/speech.ts'
import { useSavePronunciations } from './article-mutations.ts'

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
