import { useRef } from 'react'
import type { DubbingSource } from '#src/contract/dubbing.ts'

/** The sound of a longer film is not downloaded for this alone, in seconds. */
const MAX_SECONDS = 20 * 60

async function edgesOf(source: DubbingSource): Promise<readonly number[]> {
  const [{ measureFile }, { fetchExport }] = await Promise.all([
    import('#src/audio/measure-file.ts'),
    import('#src/features/exports/download-file.ts'),
  ])
  const { audio_url: url, file_name, mime } = source
  const file = await fetchExport({ url, file_name, mime })
  const { measures } = await measureFile(file)
  return measures?.speech.flatMap(({ start, end }) => [start, end]) ?? []
}

/**
 * Times at which speech starts or ends in the sound of a film, in seconds. They are measured once `listen` is called;
 * before, and if the sound cannot be read, there are none.
 */
export function useSpeechEdges(source: DubbingSource) {
  const edges = useRef<readonly number[]>([])
  const heard = useRef<string>(undefined)
  return {
    edges,
    listen() {
      const { audio_url: url, duration } = source
      if (heard.current === url || duration > MAX_SECONDS) return
      heard.current = url
      edgesOf(source).then(
        (found) => {
          edges.current = found
        },
        () => undefined,
      )
    },
  }
}
