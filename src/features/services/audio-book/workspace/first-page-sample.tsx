import { allowSound, player } from '#src/audio/player.ts'
import { useTrackStatus } from '#src/audio/use-player.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useFetchSample } from './sample-mutations.ts'

/** Usual length in seconds of the sample of a longer book. */
const ASSUMED_SECONDS = 55
/** Spoken characters per second. */
const ASSUMED_RATE = 15

/** The start of a draft, read by its narrator before payment. */
export function FirstPageSample() {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const { title, characters } = useSummary()
  const { book } = useSignal(editor.body)
  const id = `page of ${editor.projectId}`
  const status = useTrackStatus(id)
  const { mutate, isPending } = useFetchSample((url) => {
    const duration =
      characters === undefined ? ASSUMED_SECONDS : Math.min(ASSUMED_SECONDS, characters / ASSUMED_RATE)
    player.load([{ id, title, url, duration }], { isSingle: true })
  })
  if (!book?.sample_url) return null
  const isOn = status === 'playing' || status === 'loading'
  function toggle() {
    if (isOn) return player.pause()
    allowSound()
    mutate()
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <Button size="small" icon={<PlayIcon isOn={isOn} />} isPending={isPending} onClick={toggle}>
        {t('listen.firstPage')}
      </Button>
      <p className="text-13 text-muted">
        {t(status === 'failed' ? 'listen.firstPageFailed' : 'listen.firstPageHint')}
      </p>
    </div>
  )
}
