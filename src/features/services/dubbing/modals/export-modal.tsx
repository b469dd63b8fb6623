import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Format } from '#src/contract/catalog.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useInspectSubtitles } from '#src/features/checks/inspect-subtitles.tsx'
import { UncheckedNotice } from '#src/features/checks/unchecked-notice.tsx'
import { type EditorState, useEditor, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { ExportActions } from '#src/features/exports/export-actions.tsx'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import { exampleName } from '#src/features/exports/export-options.ts'
import { useOpenExport } from '#src/features/exports/open-export.ts'
import { useExportAfterRun } from '#src/features/exports/use-export-after-run.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { canHoldPicture, canHoldSound, type FilmCodecs } from '#src/rules/film-container.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { type CueTexts, filmCues } from '../dub/film-cues.ts'
import { staleSegments } from '../dub/fit.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import type { DubRun } from '../dub/use-dub-run.ts'
import { writeCaptions, writeSrt } from '../dub/write-captions.ts'
import { FilmSubtitles } from '../film/film-subtitles.tsx'
import { useCueChoices } from '../film/use-cue-choices.ts'

/** Several languages in one file are written here, from the texts in the editor; others by the server. */
const isText = (format: Format | undefined): format is Format & { code: 'srt' | 'vtt' } =>
  format?.code === 'srt' || format?.code === 'vtt'

function useLanguageChoice(format: Format | undefined) {
  const dub = useOpenDub()
  const { outputs = [], source_language, detected_language } = useSignal(dub.editor.body).dubbing ?? {}
  const [chosen, set] = useState(dub.language.get())
  const source = source_language ?? detected_language
  const { data: languages } = useQuery(catalogQueries.languages())
  const finished = outputs.map(({ language }) => language)
  const ids = format?.options.includes('source') && source ? [...finished, source] : finished
  const id = ids.includes(chosen) ? chosen : (ids[0] ?? 0)
  const [isBoth, setIsBoth] = useState(false)
  const choicesOf = useCueChoices()
  const both = isText(format) ? finished.map((each) => ({ id: each, ...choicesOf(each).both })) : []
  const pair = isBoth ? both.find((each) => each.id === id) : undefined
  const name = useLanguageName()
  const codeOf = (one: number | null | undefined) => languages?.find((each) => each.id === one)?.code
  const code = codeOf(id)
  return {
    ...{ ids, id, pair, value: pair?.value ?? String(id) },
    code: pair ? [codeOf(source), code].filter(Boolean).join('-') : code,
    options: [...ids.map((each) => ({ value: String(each), label: name(each) ?? '' })), ...both],
    choose(value: string) {
      const chosenPair = both.find((each) => each.value === value)
      set(chosenPair?.id ?? Number(value))
      setIsBoth(chosenPair !== undefined)
    },
  }
}

/** Common names of codecs. */
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

/** Picture and sound are copied without conversion, so unsupported combinations are shown before the export. */
function ContainerNotice({ format, codecs }: { format: string; codecs: FilmCodecs }) {
  const { t } = useTranslation('dubbing-lazy')
  const isMp4Only = !canHoldPicture('webm', codecs)
  return (
    <p className="text-13 text-muted">
      {isMp4Only ? t('export.mp4Only', { codec: nameOf(codecs.picture) }) : t('export.copied')}{' '}
      {!canHoldSound(format, codecs) && t('export.noOriginal', { codec: nameOf(codecs.sound) })}
    </p>
  )
}

/** Number of stale segments in the planned export; a script has no sound. */
function useStale(format: Format | undefined, language: number) {
  const count = useCallback((state: EditorState) => staleSegments(state, [language]).keys.length, [language])
  const stale = useSettled(count)
  return format?.kind === 'text' ? 0 : stale
}

function Preflight({ stale, isRunning }: { stale: number; isRunning: boolean }) {
  const { t } = useTranslation('editor-modals')
  if (isRunning) return <Notice tone="info">{t('export.running')}</Notice>
  return stale > 0 && <Notice tone="warn">{t('export.changed', { count: stale })}</Notice>
}

/** Saves subtitles in several languages at once. */
function useSubtitlesWrittenHere() {
  const { t } = useTranslation('editor-modals')
  const { store } = useEditor()
  return (texts: CueTexts, format: 'srt' | 'vtt', fileName: string) => {
    const cues = filmCues(store.getState(), texts)
    const [text, type] =
      format === 'srt' ? [writeSrt(cues), 'application/x-subrip'] : [writeCaptions(cues), 'text/vtt']
    saveFile(fileName, new Blob([text], { type }))
    notifications.toast(t('export.saved'), 'success')
  }
}

function useDubExport(run: DubRun) {
  const editor = useEditor()
  const summary = useSummary()
  const codecs = useSignal(editor.body).dubbing?.source?.codecs
  const offers = ({ kind, code }: Format) =>
    kind !== 'video' || (codecs !== undefined && canHoldPicture(code, codecs))
  const open = useOpenExport(editor, { title: summary.title, offers })
  const language = useLanguageChoice(open.format)
  const [keepsOriginal, setKeepsOriginal] = useState(false)
  const isFilm = open.format?.options.includes('original') === true
  const hasOriginal = isFilm && codecs !== undefined && canHoldSound(open.options.format, codecs)
  const isRunning = isInProgress(summary)
  const writeHere = useSubtitlesWrittenHere()
  function make() {
    const { pair, id, code } = language
    const { format } = open
    if (pair && isText(format)) {
      return writeHere(pair.texts, format.code, exampleName(open.options, format, { language: code }))
    }
    open.make(() => undefined, {
      ...{ language: id, languageCode: code },
      ...(hasOriginal && keepsOriginal && { keeps_original: true }),
    })
  }
  const awaitRun = useExportAfterRun(isRunning || run.isPending, make)
  return {
    ...{ open, language, isRunning, make, keepsOriginal, setKeepsOriginal, hasOriginal },
    codecs: isFilm ? codecs : undefined,
    stale: useStale(open.format, language.id),
    canExport: open.isReady && !isRunning && language.ids.length > 0,
    renew() {
      run.renew()
      awaitRun(() => staleSegments(editor.store.getState(), [language.id]).keys.length === 0)
    },
  }
}

export function ExportModal({ run, onClose }: { run: DubRun; onClose: () => void }) {
  const { t } = useTranslation('dubbing-lazy')
  const { open, language, codecs, stale, isRunning, canExport, make, renew, ...own } = useDubExport(run)
  const takesRun = isEditable(useSummary())
  // The page counts the price after edits settle; until the counts agree, the server would refuse it as too low.
  const canRenew = takesRun && run.stale.keys.length >= stale && !run.isUnsure
  return (
    <SharedModal
      title={t('export.title')}
      open={open}
      notice={
        <UncheckedNotice onClose={onClose}>
          <Preflight stale={stale} isRunning={isRunning} />
        </UncheckedNotice>
      }
      unit="segment"
      language={language.code}
      scope={
        <>
          <Select
            label={t('export.language')}
            value={language.value}
            options={language.options}
            onChange={language.choose}
          />
          {codecs && <ContainerNotice format={open.options.format} codecs={codecs} />}
          {own.hasOriginal && (
            <Switch
              label={t('export.original')}
              hint={t('export.originalHint')}
              checked={own.keepsOriginal}
              onChange={(event) => own.setKeepsOriginal(event.target.checked)}
            />
          )}
        </>
      }
      inspect={useInspectSubtitles(onClose)}
      moreOf={(file) => <FilmSubtitles file={file} />}
      canStart={canExport}
      onStart={make}
      actions={
        <ExportActions
          isStale={stale > 0}
          isRunning={isRunning}
          regenerate={canRenew ? { price: run.renewal, isPending: run.isPending, start: renew } : undefined}
          canExport={canExport}
          isExporting={open.isSending}
          onExport={make}
        />
      }
      onClose={onClose}
    />
  )
}
