import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { joinFacts } from '#src/features/workspace/workspace-frame.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Select } from '#src/ui/select.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useChangeVersion } from './version-mutations.ts'

export function Versions() {
  const { t } = useTranslation('speech-to-text')
  const { dateTime } = useFormat()
  const editor = useEditor()
  const summary = useSummary()
  const versions = useSignal(editor.body).transcript?.versions ?? []
  const change = useChangeVersion(editor)
  if (versions.length < 2) return null
  return (
    <div className="ml-auto w-full sm:w-80">
      <Select
        label={t('versions.label')}
        isLabelHidden
        size="small"
        value={String(versions.find(({ is_current }) => is_current)?.id)}
        isDisabled={!isEditable(summary) || change.isPending}
        options={versions.map(({ id, created_at }, index) => ({
          value: String(id),
          label: t('versions.option', { number: index + 1, date: dateTime(created_at) }),
        }))}
        onChange={(id) => change.mutate(Number(id))}
      />
    </div>
  )
}

/** Facts about the recording, in one line. */
export function TranscriptFacts() {
  const { t } = useTranslation('speech-to-text')
  const editor = useEditor()
  const summary = useSummary()
  const transcript = useSignal(editor.body).transcript
  const languageName = useLanguageName()
  const source = transcript?.source
  const language = languageName(transcript?.detected_language ?? summary.language)
  return (
    <>
      {joinFacts([
        source?.file_name,
        source && formatLength(source.duration),
        transcript?.detected_language ? t('header.detected', { language }) : language,
      ])}
      {transcript?.is_simulated && <Badge>{t('header.simulated')}</Badge>}
    </>
  )
}

export function TranscriptNotices() {
  const { t } = useTranslation('speech-to-text')
  const isSimulated = useSignal(useEditor().body).transcript?.is_simulated
  return isSimulated && <p className="text-13 text-muted">{t('header.simulatedText')}</p>
}
