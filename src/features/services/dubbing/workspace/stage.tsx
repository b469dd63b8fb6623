import { Captions as CaptionsIcon } from 'lucide-react'
import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { usePlayer, usePlayerFrame } from '#src/audio/use-player.ts'
import { Waveform } from '#src/audio/waveform.tsx'
import type { DubbingSource } from '#src/contract/dubbing.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useOrder, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { isFilmTrack, useOpenDub } from '../dub/open-dub.ts'

const lazyPart = lazyPartsWith(['dubbing-lazy'])
const Timeline = lazyPart('Timeline', () => import('./timeline.tsx'))
const Captions = lazyPart('Captions', () => import('./captions.tsx'))

/** Maximum offset in seconds between picture and sound before the picture is corrected. */
const TOLERANCE_S = 0.15

function useIsFilmLoaded() {
  const dub = useOpenDub()
  return usePlayer((state) => isFilmTrack(dub, trackOf(state)))
}

/** The picture alone, synchronised with the track that the player plays. */
function Picture({ source }: { source: DubbingSource }) {
  const { t } = useTranslation('dubbing')
  const video = useRef<HTMLVideoElement>(null)
  const isLoaded = useIsFilmLoaded()
  const isPlaying = usePlayer(({ status }) => status === 'playing') && isLoaded
  const rate = usePlayer((state) => state.rate)
  const [isCaptioned, setIsCaptioned] = useState(true)
  usePlayerFrame(isLoaded, (seconds) => {
    const picture = video.current
    if (picture && Math.abs(picture.currentTime - seconds) > TOLERANCE_S) picture.currentTime = seconds
  })
  useEffect(() => {
    const picture = video.current
    if (!picture) return
    picture.playbackRate = rate
    // The browser may refuse, or the next change may interrupt it: the sound continues without the picture.
    if (isPlaying) picture.play().catch(() => undefined)
    else {
      picture.pause()
      if (isLoaded) picture.currentTime = player.getTime()
    }
  }, [isPlaying, isLoaded, rate])
  return (
    <div className="relative">
      <video
        ref={video}
        src={source.download_url ?? source.audio_url}
        muted
        playsInline
        preload="metadata"
        aria-label={t('stage.picture')}
        className="max-h-[22dvh] w-full rounded-md bg-sunken object-contain lg:max-h-80"
        style={{ aspectRatio: `${source.width ?? 16} / ${source.height ?? 9}` }}
      >
        <LazyBoundary>
          <Captions isShown={isCaptioned} />
        </LazyBoundary>
      </video>
      <span className="absolute end-1 top-1 rounded-md bg-raised">
        <IconButton
          size="small"
          label={t('stage.captions')}
          icon={<CaptionsIcon size={16} aria-hidden />}
          isPressed={isCaptioned}
          onClick={() => setIsCaptioned(!isCaptioned)}
        />
      </span>
    </div>
  )
}

/** Room for the timeline while it loads: a row for each speaker and, in wide windows, a line above and below. */
function TimelinePlaceholder() {
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  return (
    <div
      style={{ '--rows': speakers.length } as CSSProperties}
      className={classNames(
        'folds lg:h-[calc(3.75rem+min(12rem,var(--rows)*2.75rem))]',
        speakers.length > 1 ? 'max-lg:h-24' : 'max-lg:h-11',
      )}
    />
  )
}

export function Stage() {
  const { t } = useTranslation('dubbing')
  const { editor } = useOpenDub()
  const source = useSignal(editor.body).dubbing?.source
  const isLoaded = useIsFilmLoaded()
  const hasSegments = useOrder().length > 0
  if (!source) return null
  return (
    <section
      aria-label={t(source.kind === 'video' ? 'stage.label' : 'stage.sound')}
      className={classNames(
        'at-side z-5 flex w-full flex-col gap-2 bg-paper pb-2 lg:gap-3',
        hasSegments && 'lg:w-80 lg:shrink-0',
      )}
    >
      {source.kind === 'video' ? (
        <Picture source={source} />
      ) : (
        <Waveform
          peaks={source.peaks}
          duration={source.duration}
          isCurrent={isLoaded}
          className="h-12 w-full lg:h-16"
        />
      )}
      {hasSegments && (
        <LazyBoundary>
          <Suspense fallback={<TimelinePlaceholder />}>
            <Timeline source={source} />
          </Suspense>
        </LazyBoundary>
      )}
    </section>
  )
}
