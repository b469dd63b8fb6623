import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { upload } from '#src/api/upload.ts'
import { initProject } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { paths } from '#src/routing/paths.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'

const SLUG = 'audio-book'

interface NewBook {
  readonly file: File
  readonly title: string
  readonly language: number | null
  /** As a factor. */
  readonly speed: number
}

/** One form makes one book, however often it is sent; another file is another book. */
export function useSendBook(onSent: () => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [ids] = useState(() => new WeakMap<File, string>())
  const [percent, setPercent] = useState<number>()
  const idOf = (file: File) => {
    const id = ids.get(file) ?? crypto.randomUUID()
    ids.set(file, id)
    return id
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ file, title, language, speed }: NewBook) =>
      upload(
        initProject,
        {
          params: { slug: SLUG },
          query: { client_id: idOf(file) },
          body: {
            file,
            title: title.trim() || undefined,
            language: language ?? undefined,
            settings: speed === DEFAULT_SPEECH.speed ? undefined : { speed },
          },
        },
        { onProgress: ({ sent, total }) => setPercent(Math.round((100 * sent) / Math.max(1, total))) },
      ),
    meta: { silent: true },
    onSuccess({ project }) {
      onSent()
      projectChanged(client, SLUG)
      void navigate(paths.project(SLUG, project.id))
    },
    onSettled: () => setPercent(undefined),
  })
  return { send: mutate, isPending, error, reset, percent }
}
