import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fetchExport } from '#src/features/exports/download-file.ts'
import { missingFileMessage } from '#src/features/exports/missing-file-message.ts'
import { notifications } from '#src/lib/notifications.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { NoSubtitleTrackError, withSubtitleTrack } from '#src/rules/subtitle-track.ts'
import { withoutOverlaps } from '../dub/film-cues.ts'
import type { Caption } from '../dub/write-captions.ts'
import type { FilmFormat } from './burn-job.ts'
import { BurnFailedError, burnSubtitles } from './burn-subtitles.ts'

interface SubtitledFilm {
  readonly file: Parameters<typeof fetchExport>[0]
  readonly format: FilmFormat
  readonly cues: readonly Caption[]
  /** Drawn into the picture, or a track that players can switch off, with its language by ISO 639-2. */
  readonly way: 'burned' | { readonly language: string }
  /** Name of the new file. */
  readonly name: string
}

const isErrorOfThisApp = (error: unknown) =>
  error instanceof BurnFailedError || error instanceof NoSubtitleTrackError

/** Decides by the error, because the customer may have started another film meanwhile. */
const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Saves an exported film with subtitles, which the browser adds. Stopping or leaving ends the work. */
export function useSubtitledFilm() {
  const [share, setShare] = useState(0)
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    async mutationFn({ file, format, cues, way, name }: SubtitledFilm) {
      const abort = new AbortController()
      work.current = abort
      const { signal } = abort
      setShare(0)
      const film = await fetchExport(file)
      signal.throwIfAborted()
      const shown = withoutOverlaps(cues)
      const made =
        way === 'burned'
          ? await burnSubtitles({ film, format, cues: shown }, { signal, onProgress: setShare })
          : await withSubtitleTrack(film, shown, way.language)
      signal.throwIfAborted()
      saveFile(name, made)
    },
    onError(failure) {
      if (!isStopped(failure) && !isErrorOfThisApp(failure))
        notifications.popup('error', missingFileMessage(failure))
    },
    meta: { silent: true },
  })
  return {
    start: (film: SubtitledFilm) => mutate(film),
    stop() {
      work.current?.abort()
      reset()
    },
    share,
    isPending,
    isSaved: isSuccess,
    isFailed: isErrorOfThisApp(error),
  }
}
