import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { VOICE_SAMPLE_MAX } from '#src/contract/limits.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { firstSteps, noteFirstStep } from '#src/features/projects/first-steps.ts'
import { sampleState } from '#src/features/projects/new-project.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'
import { usePreviewEnd, useSpeakInVoice } from '#src/features/voices/voice-sample.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

/** The voice that speaks the sentence: the first one of the catalogue that knows the page's language. */
function useFirstVoice() {
  const locale = useLocale()
  const { data: languages } = useQuery(catalogQueries.languages())
  const { data: voices } = useQuery({ ...voicesQueries.list(), meta: { silent: true } })
  const language = languages?.find(({ code }) => code === locale)?.id
  const voice = voices?.find(({ language_ids }) => language !== undefined && language_ids?.includes(language))
  // A server that says nothing of languages and samples may have none, and what they cost is unknown.
  const isOffered = voices?.some((each) => each.language_ids !== undefined && each.preview_url !== undefined)
  return { language, voice, isOffered }
}

function FirstSentence({ onHeard }: { onHeard: () => void }) {
  const { t } = useTranslation('first-run')
  const [typed, setTyped] = useState(t('sample'))
  const { language = 0, voice } = useFirstVoice()
  const text = typed.trim()
  const { isOn, isLoading, hasFailed, listen } = useSpeakInVoice(voice, { language, text })
  usePreviewEnd()
  useEffect(() => {
    if (isOn && !isLoading) onHeard()
  }, [isOn, isLoading, onHeard])
  return (
    <div className="flex max-w-reading min-w-0 flex-col gap-3">
      <TextArea
        label={t('sentence')}
        hint={t('free', { max: VOICE_SAMPLE_MAX })}
        rows={2}
        maxLength={VOICE_SAMPLE_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<PlayIcon isOn={isOn} />}
          isPending={isLoading}
          pendingLabel={t('speaking')}
          disabled={text === '' || voice === undefined}
          onClick={listen}
        >
          {isOn ? t('pause') : t('hear')}
        </Button>
        <LocalizedLink
          to={paths.createProject('text-to-speech')}
          state={sampleState(typed)}
          className={buttonStyles('secondary')}
        >
          {t('open')}
        </LocalizedLink>
        <span role="status" className="text-13 text-danger">
          {hasFailed && t('failed')}
        </span>
      </div>
    </div>
  )
}

const FIRST_STEPS = ['heard', 'created', 'generated', 'exported'] as const

function Steps({ done }: { done: Readonly<Record<(typeof FIRST_STEPS)[number], boolean>> }) {
  const { t } = useTranslation('first-run')
  const next = FIRST_STEPS.find((step) => !done[step])
  return (
    <ol aria-label={t('steps')} className="flex min-w-0 flex-col gap-3">
      {FIRST_STEPS.map((step, index) => (
        <li key={step} aria-current={step === next ? 'step' : undefined} className="flex gap-3 text-14">
          <span
            aria-hidden
            className="tabular flex size-6 shrink-0 items-center justify-center rounded-full border border-edge text-13"
          >
            {done[step] ? <Check size={14} /> : index + 1}
          </span>
          <span className="wrap-long min-w-0 pt-0.5">
            <span className={step === next ? 'font-strong' : done[step] ? 'text-muted' : ''}>
              {t(`step.${step}`)}
            </span>
            {done[step] && <span className="sr-only"> {t('done')}</span>}
            {step === next && <span className="block text-13 text-muted">{t(`how.${step}`)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface FirstRunPanelProps {
  /** The projects that home knows. */
  projects: readonly ProjectSummary[]
  hasNone: boolean
  onHide: () => void
}

/**
 * The start of a new customer: a sentence of their own, heard for free, and four steps that lead to a first file. Ends
 * by itself: after the last step it is not shown on the next visit.
 */
export function FirstRunPanel({ projects, hasNone, onHide }: FirstRunPanelProps) {
  const { t } = useTranslation('first-run')
  const { isOffered = true } = useFirstVoice()
  const [noted, setNoted] = useState(() => firstSteps.read() ?? { heard: false, exported: false })
  const done = {
    ...noted,
    created: !hasNone,
    generated: projects.some(
      (project) => project.status === projectStatuses.COMPLETED || isUnderWay(project),
    ),
  }
  const isOver = FIRST_STEPS.every((step) => done[step])
  useEffect(() => {
    if (isOver) firstSteps.forget()
    else if (!firstSteps.read()) firstSteps.keep({ heard: false, exported: false })
  }, [isOver])
  const noteHeard = useCallback(() => {
    noteFirstStep('heard')
    setNoted((known) => ({ ...known, heard: true }))
  }, [])
  if (!isOffered) return null
  return (
    <section aria-labelledby="first-run" className="relative rounded-md bg-sunken p-4 md:p-6">
      <h2 id="first-run" className="pe-10 text-20 font-strong">
        {isOver ? t('over') : t('title')}
      </h2>
      <span className="absolute end-2 top-2 md:end-4 md:top-4">
        {!hasNone && <IconButton label={t('hide')} icon={<X size={20} aria-hidden />} onClick={onHide} />}
      </span>
      <div className="mt-4 grid gap-6 lg:grid-cols-2 lg:gap-10">
        <FirstSentence onHeard={noteHeard} />
        <Steps done={done} />
      </div>
    </section>
  )
}
