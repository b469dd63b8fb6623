import { useQuery } from '@tanstack/react-query'
import { Captions } from 'lucide-react'
import { canDecodeVideo, getFirstEncodableVideoCodec, VIDEO_CODECS } from 'mediabunny'
import { useEffect, useId, useState } from 'react'
import type { DubbingSource } from '#src/contract/dubbing.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { trackLanguage } from '#src/rules/track-language.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { filmCues } from '../dub/film-cues.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import { type FilmFormat, isFilmFormat } from './burn-job.ts'
import { outputFormats } from './film-formats.ts'
import { useSubtitledFilm } from './film-mutations.ts'
import { useCueChoices } from './use-cue-choices.ts'

/** Whether this browser can decode a film's picture and encode another one of its size. */
async function canBurn(format: FilmFormat, { codecs, width, height }: DubbingSource) {
  const codec = VIDEO_CODECS.find((known) => known === codecs?.picture)
  if (codec && !(await canDecodeVideo(codec))) return false
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  const codecsOfFormat = outputFormats[format]().getSupportedVideoCodecs()
  return (await getFirstEncodableVideoCodec(codecsOfFormat, size)) !== null
}

/** Undefined until it is known. */
function useCanBurn(format: FilmFormat, source: DubbingSource | null | undefined) {
  const [isPossible, setIsPossible] = useState<boolean>()
  useEffect(() => {
    let isShown = true
    const tell = (possible: boolean) => isShown && setIsPossible(possible)
    if (source) canBurn(format, source).then(tell, () => tell(false))
    return () => {
      isShown = false
    }
  }, [format, source])
  return isPossible
}

interface FormProps {
  file: ExportFile
  format: FilmFormat
}

function useSubtitleForm({ file, format }: FormProps) {
  const { t } = useTranslation('dubbing-tools')
  const { editor, language: shown } = useOpenDub()
  const source = useSignal(editor.body).dubbing?.source
  const language = file.request?.language ?? shown.get()
  const choices = Object.values(useCueChoices()(language))
  const [value, choose] = useState(String(language))
  const [isBurned, setIsBurned] = useState(format === 'webm')
  const { data: languages } = useQuery(catalogQueries.languages())
  const texts = choices.find((choice) => choice.value === value)?.texts ?? []
  const film = useSubtitledFilm()
  const isPossible = useCanBurn(format, source)
  return {
    ...{ choices, value, choose, isBurned, setIsBurned, film },
    canStart: !isBurned || isPossible === true,
    /** The browser cannot draw into this film. */
    isRefused: isBurned && isPossible === false,
    make() {
      const code = languages?.find(({ id }) => id === language)?.code
      const name = file.file_name.replace(/(?=\.[^.]+$)/, ` (${t('film.suffix')})`)
      const way = isBurned ? 'burned' : { language: trackLanguage(code) }
      film.start({ file, format, cues: filmCues(editor.store.getState(), texts), way, name })
    },
  }
}

type Form = ReturnType<typeof useSubtitleForm>

/** As a track or in the picture, with what that means here. */
function SubtitleKindChoice({ form, format }: { form: Form; format: FilmFormat }) {
  const { t } = useTranslation('dubbing-tools')
  const { isBurned, setIsBurned, isRefused, film } = form
  const name = useId()
  return (
    <>
      <SegmentedControl
        label={t('film.way')}
        name={name}
        value={isBurned ? 'burned' : 'track'}
        options={[
          { value: 'track', label: t('film.track'), isDisabled: format === 'webm' || film.isPending },
          { value: 'burned', label: t('film.burned'), isDisabled: film.isPending },
        ]}
        onChange={(way) => setIsBurned(way === 'burned')}
      />
      <p className={isRefused ? 'text-13 text-warn' : 'text-13 text-muted'}>
        {isRefused ? t('film.cannotBurn') : t(isBurned ? 'film.burnedHint' : 'film.trackHint')}
        {format === 'webm' && ` ${t('film.webm')}`}
      </p>
    </>
  )
}

function Actions({ film, canStart, make }: Form) {
  const { t } = useTranslation('dubbing-tools')
  const place = useFocusFallback(String(film.isPending))
  return (
    <>
      <div {...place} className="flex flex-wrap gap-2 outline-none">
        <Button
          size="small"
          disabled={!canStart}
          isPending={film.isPending}
          pendingLabel={t('film.working')}
          onClick={make}
        >
          {t('film.save')}
        </Button>
        {film.isPending && (
          <Button size="small" variant="quiet" onClick={film.stop}>
            {t('film.stop')}
          </Button>
        )}
      </div>
      <div role="status" className="text-13 text-success">
        {film.isSaved && t('film.saved')}
      </div>
      <div role="alert" className="text-13 text-danger">
        {film.isFailed && t('film.failed')}
      </div>
    </>
  )
}

function SubtitleForm(props: FormProps) {
  const { t } = useTranslation(['dubbing-tools', 'common'])
  const form = useSubtitleForm(props)
  const { choices, value, choose, isBurned, film } = form
  const percent = Math.round(film.share * 100)
  return (
    <div className="flex w-full flex-col gap-3 pb-1">
      <Select
        label={t('film.text')}
        value={value}
        options={choices}
        onChange={choose}
        isDisabled={film.isPending}
      />
      <SubtitleKindChoice form={form} format={props.format} />
      {film.isPending && isBurned && (
        <ProgressBar
          label={t('film.working')}
          percent={percent}
          valueText={t('common:percent', { percent })}
        />
      )}
      <Actions {...form} />
    </div>
  )
}

/** Below a finished film among the exports: the same film with subtitles, which the browser adds. */
export function FilmSubtitles({ file }: { file: ExportFile }) {
  const { t } = useTranslation('dubbing-tools')
  const [isOpen, setIsOpen] = useState(false)
  const hasSegments = useEditor().store.getOrder().length > 0
  const { format } = file
  if (!isFilmFormat(format) || !hasSegments) return null
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Captions size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('film.add')}
      </Button>
      {isOpen && <SubtitleForm file={file} format={format} />}
    </>
  )
}
