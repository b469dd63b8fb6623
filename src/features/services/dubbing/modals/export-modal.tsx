import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '#src/contract/catalog.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import { type ExportsSoFar, useOpenExport } from '#src/features/exports/open-export.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { canHoldPicture, canHoldSound, type FilmCodecs } from '#src/rules/film-container.ts'
import { Select } from '#src/ui/select.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenDub } from '../dub/open-dub.ts'

function useLanguageChoice(format: Format | undefined) {
  const dub = useOpenDub()
  const { outputs = [], source_language, detected_language } = useSignal(dub.editor.body).dubbing ?? {}
  const [chosen, set] = useState(dub.language.get())
  const source = source_language ?? detected_language
  const finished = outputs.map(({ language }) => language)
  const ids = format?.options.includes('source') && source ? [...finished, source] : finished
  return { ids, value: ids.includes(chosen) ? chosen : (ids[0] ?? 0), set }
}

/** Names by which people know codecs. */
const codecNames: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265',
  prores: 'ProRes',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  mp3: 'MP3',
}

const nameOf = (codec: string) => codecNames[codec] ?? codec.toUpperCase()

/** Picture and sound are copied: what that rules out is said before a film is asked for. */
function Container({ format, codecs }: { format: string; codecs: FilmCodecs }) {
  const { t } = useTranslation('dubbing')
  const isMp4Only = !canHoldPicture('webm', codecs)
  return (
    <p className="text-13 text-muted">
      {isMp4Only ? t('export.mp4Only', { codec: nameOf(codecs.picture) }) : t('export.copied')}{' '}
      {!canHoldSound(format, codecs) && t('export.noOriginal', { codec: nameOf(codecs.sound) })}
    </p>
  )
}

export function ExportModal({ exports, onClose }: { exports: ExportsSoFar; onClose: () => void }) {
  const { t } = useTranslation('dubbing')
  const editor = useEditor()
  const summary = useSummary()
  const codecs = useSignal(editor.body).dubbing?.source?.codecs
  const offers = ({ kind, code }: Format) =>
    kind !== 'video' || (codecs !== undefined && canHoldPicture(code, codecs))
  const open = useOpenExport(editor, { title: summary.title, exports, offers })
  const language = useLanguageChoice(open.format)
  const languageName = useLanguageName()
  const [keepsOriginal, setKeepsOriginal] = useState(false)
  const isFilm = open.format?.options.includes('original') === true
  const hasOriginal = isFilm && codecs !== undefined && canHoldSound(open.options.format, codecs)
  return (
    <SharedModal
      title={t('export.title')}
      open={open}
      notice={null}
      unit="segment"
      scope={
        <>
          <Select
            label={t('export.language')}
            value={String(language.value)}
            options={language.ids.map((id) => ({ value: String(id), label: languageName(id) ?? '' }))}
            onChange={(id) => language.set(Number(id))}
          />
          {isFilm && codecs && <Container format={open.options.format} codecs={codecs} />}
          {hasOriginal && (
            <Switch
              label={t('export.original')}
              hint={t('export.originalHint')}
              checked={keepsOriginal}
              onChange={(event) => setKeepsOriginal(event.target.checked)}
            />
          )}
        </>
      }
      canStart={!isInProgress(summary) && language.ids.length > 0}
      onStart={() =>
        open.make(() => undefined, {
          language: language.value,
          ...(hasOriginal && keepsOriginal && { keeps_original: true }),
        })
      }
      onClose={onClose}
    />
  )
}
