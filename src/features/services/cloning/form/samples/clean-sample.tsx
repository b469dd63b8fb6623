import { CleanRecording } from '#src/audio/cleaning/clean-recording.tsx'
import type { ShownSample } from './sample-row.tsx'

/** Buttons that clean a sample. Not part of its row, because the page of a voice shows samples unchanged. */
export const cleanSample =
  (maxMegabytes: number, replace: (id: string, file: File) => void) =>
  ({ id, name, url, file }: ShownSample, mend?: 'louder' | 'cut') => (
    <CleanRecording
      source={file ?? { name, url }}
      maxMegabytes={maxMegabytes}
      mend={mend}
      onCleaned={(cleaned) => replace(id, cleaned)}
    />
  )
