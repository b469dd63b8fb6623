import { useTrackStatus } from '#src/audio/use-player.ts'
import { Waveform } from '#src/audio/waveform.tsx'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { sourceTrackId } from '../transcript/source-playback.ts'

const WAVEFORM_BARS = 160

const LINE_WIDTHS = ['95%', '70%', '88%', '40%'] as const

/** Options for the transcription, with a way to change them. */
function ChosenOptions({ onOptions }: { onOptions: () => void }) {
  const { t } = useTranslation('speech-to-text')
  const languageName = useLanguageName()
  const options = useSignal(useEditor().body).transcript?.options
  const rows = [
    [t('chosen.language'), options?.language ? languageName(options.language) : t('chosen.languageAuto')],
    [t('chosen.speakers'), options?.speakers ?? t('chosen.speakersAuto')],
  ] as const
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-4 text-14">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-13 text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onOptions}>{t('start.options')}</Button>
    </div>
  )
}

export function TranscriptStart({ onOptions }: { onOptions: () => void }) {
  const { t } = useTranslation('speech-to-text')
  const editor = useEditor()
  const summary = useSummary()
  const source = useSignal(editor.body).transcript?.source
  const isCurrent = useTrackStatus(sourceTrackId(editor)) !== undefined
  if (isInProgress(summary)) {
    return (
      <div aria-busy="true" className="flex flex-col gap-6 py-6">
        {LINE_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    )
  }
  // The rejection's panel above shows the reason and what to do.
  if (summary.status === projectStatuses.REJECTED) return null
  if (!source) {
    return (
      <EmptyState
        action={
          <LocalizedLink to={paths.createProject(editor.slug)} className={buttonStyles('primary')}>
            {t('start.send')}
          </LocalizedLink>
        }
      >
        {t('start.noSource')}
      </EmptyState>
    )
  }
  const isDone = summary.status === projectStatuses.COMPLETED
  return (
    <section className="flex flex-col gap-4" aria-label={t('start.options')}>
      <Waveform
        peaks={source.peaks}
        duration={source.duration}
        bars={WAVEFORM_BARS}
        isCurrent={isCurrent}
        className="h-16 w-full"
      />
      <p className="text-muted">{t(isDone ? 'start.nothingHeard' : 'start.ready')}</p>
      <ChosenOptions onOptions={onOptions} />
    </section>
  )
}
