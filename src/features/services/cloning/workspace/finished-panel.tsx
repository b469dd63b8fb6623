import { Pause, Play } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalsOf } from '#src/api/api-error.ts'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { useTrackStatus } from '#src/audio/use-player.ts'
import type { Project } from '#src/contract/project.ts'
import { useQuote } from '#src/features/runs/runs-mutations.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import { TrySentence } from './try-sentence.tsx'
import type { CloneRun } from './use-clone-run.ts'

/** Length of the preview as long as the sound has not told its own, in seconds. */
const PREVIEW_S = 6

function Listen({ project, url }: { project: Project; url: string }) {
  const { t } = useTranslation('cloning')
  const id = `clone ${project.id}`
  const status = useTrackStatus(id)
  const isOn = status === 'playing' || status === 'loading'
  useEffect(
    () => () => {
      if (trackOf(player.getState())?.id === id) player.close()
    },
    [id],
  )
  const listen = () =>
    status
      ? player.toggle()
      : player.load([{ id, title: project.title, url, duration: PREVIEW_S }], { isSingle: true })
  return (
    <div>
      <Button
        size="large"
        icon={isOn ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        onClick={listen}
      >
        {t(isOn ? 'finished.pause' : 'finished.listen')}
      </Button>
    </div>
  )
}

export function FinishedPanel({ project, run }: { project: Project; run: CloneRun }) {
  const { t } = useTranslation('cloning')
  const { money } = useFormat()
  const { price } = useCloningTerms()
  const quote = useQuote(run.target)
  const { preview_url: url, body } = project
  return (
    <section aria-label={t('finished.title')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-16 font-strong">{t('finished.title')}</h2>
        <p className="mt-1 text-muted">{t('finished.text')}</p>
      </div>
      {body.clone?.is_changed && (
        <Notice
          tone="warn"
          title={t('finished.changed')}
          action={
            <Button size="small" isPending={quote.isPending} onClick={() => quote.mutate(price)}>
              {price === undefined
                ? t('finished.retrain')
                : t('finished.retrainFor', { price: money(price) })}
            </Button>
          }
        >
          {t('finished.changedText')}
        </Notice>
      )}
      <RefusalList refusals={refusalsOf(quote.error)} />
      {url && <Listen project={project} url={url} />}
      <TrySentence project={project} />
    </section>
  )
}
