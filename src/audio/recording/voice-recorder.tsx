import { Mic, Pause, Square } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { player } from '../player.ts'
import { DiscardButton } from './discard-button.tsx'
import { FinishedRecording } from './finished-recording.tsx'
import { microphoneProblems } from './microphone-problem.ts'
import { createRecorder, type Recorder, type RecorderState } from './recorder.ts'

const EXTENSION = /\.[^.]+$/

/** Renames a file to the first numbered name that is not in `names`, ignoring extensions. */
function withUniqueName(file: File, nameOf: (number: number) => string, names: readonly string[]): File {
  const taken = new Set(names.map((name) => name.replace(EXTENSION, '')))
  let number = 1
  while (taken.has(nameOf(number))) number += 1
  return new File([file], `${nameOf(number)}${EXTENSION.exec(file.name)?.[0] ?? ''}`, { type: file.type })
}

const BARS = Array.from({ length: 24 }, (_, index) => (index + 1) / 24)

/** Input level, drawn every frame outside React. Decorative: the important states have text. */
function LevelMeter({ level }: { level: () => number }) {
  const bars = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    let shown = 0
    const paint = () => {
      // Rises at once and falls slowly, so that the eye can follow.
      shown = Math.max(level(), shown * 0.9)
      for (const bar of bars.current?.children ?? []) {
        if (bar instanceof HTMLElement) bar.style.opacity = shown >= Number(bar.dataset.from) ? '1' : '0.18'
      }
      frame = requestAnimationFrame(paint)
    }
    paint()
    return () => cancelAnimationFrame(frame)
  }, [level])
  return (
    <div ref={bars} aria-hidden="true" className="flex h-8 min-w-0 flex-1 items-center gap-0.5">
      {BARS.map((from) => (
        <span key={from} data-from={from} className="h-full min-w-0.5 flex-1 rounded-sm bg-accent" />
      ))}
    </div>
  )
}

interface UseRecorderOptions {
  maxSeconds: number
  openMicrophone?: (() => Promise<MediaStream>) | undefined
}

function useRecorder({ maxSeconds, openMicrophone }: UseRecorderOptions) {
  const [recorder] = useState(() => createRecorder({ maxSeconds, openMicrophone }))
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState, recorder.getState)
  useEffect(() => () => recorder.dispose(), [recorder])
  return { state, recorder }
}

const TICK_MS = 250

function useElapsed({ startedMs, heldMs }: { startedMs: number; heldMs?: number | undefined }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor(((heldMs ?? now) - startedMs) / 1000))
}

/** A lower level is not a voice; after this time the customer is informed. */
const QUIET_LEVEL = 0.02
const QUIET_MS = 3000

function useIsTooQuiet(recorder: Pick<Recorder, 'level'>) {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    let lastSoundMs = performance.now()
    const timer = setInterval(() => {
      if (recorder.level() > QUIET_LEVEL) lastSoundMs = performance.now()
      setIsQuiet(performance.now() - lastSoundMs > QUIET_MS)
    }, 100)
    return () => clearInterval(timer)
  }, [recorder])
  return isQuiet
}

interface VoiceRecorderProps {
  /** Names of existing files; a recording gets a different one. */
  names: readonly string[]
  /** Limit after which the recording stops. */
  maxSeconds: number
  /** Text of the button that accepts the recording. */
  useLabel?: ReactNode
  /** Called with an accepted recording. The recorder is ready for another one then. */
  onUse: (file: File, durationS: number) => void
  /** Called before paint when a recording starts or ends, so that a press outside the modal cannot lose it. */
  onBusyChange?: (isBusy: boolean) => void
  openMicrophone?: () => Promise<MediaStream>
}

const silentLevel = () => 0

interface RunningProps {
  recorder: Recorder
  state: Extract<RecorderState, { status: 'recording' }>
  maxSeconds: number
}

function PauseButton({ recorder, isHeld }: { recorder: Recorder; isHeld: boolean }) {
  const { t } = useTranslation('recording')
  return (
    <Button
      size="large"
      icon={isHeld ? <Mic size={16} aria-hidden /> : <Pause size={16} fill="currentColor" aria-hidden />}
      onClick={isHeld ? recorder.resume : recorder.hold}
    >
      {t(isHeld ? 'goOn' : 'hold')}
    </Button>
  )
}

function Running({ recorder, state, maxSeconds }: RunningProps) {
  const { t } = useTranslation('recording')
  const elapsed = useElapsed(state)
  const isQuiet = useIsTooQuiet(recorder)
  const isHeld = state.heldMs !== undefined
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`size-3 shrink-0 rounded-full ${isHeld ? 'bg-edge' : 'bg-danger-fill'}`}
        />
        <span className="tabular shrink-0 text-14">
          {t('elapsed', { time: formatDuration(elapsed), limit: formatDuration(maxSeconds) })}
        </span>
        <LevelMeter level={isHeld ? silentLevel : recorder.level} />
      </div>
      <p role="status" className="min-h-5 text-13 text-muted">
        {isHeld ? t('held') : isQuiet ? t('quiet') : t('running')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="large"
          icon={<Square size={16} aria-hidden fill="currentColor" />}
          data-autofocus
          onClick={() => void recorder.stop()}
        >
          {t('stop')}
        </Button>
        <PauseButton recorder={recorder} isHeld={isHeld} />
        <DiscardButton recorder={recorder} />
      </div>
    </div>
  )
}

function useFocusOnChange(status: string) {
  const box = useRef<HTMLElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    if (status === 'asking') box.current?.focus()
    else box.current?.querySelector('button')?.focus()
  }, [status])
  return box
}

/**
 * Records from the microphone: requests it on press, shows the level, and returns a recording that the customer could
 * play first.
 */
export function VoiceRecorder(props: VoiceRecorderProps) {
  const { names, maxSeconds, useLabel, onUse, onBusyChange, openMicrophone } = props
  const { t } = useTranslation('recording')
  const { state, recorder } = useRecorder({ maxSeconds, openMicrophone })
  const box = useFocusOnChange(state.status)
  const isBusy = state.status === 'recording' || state.status === 'stopped'
  useLayoutEffect(() => {
    onBusyChange?.(isBusy)
    return () => onBusyChange?.(false)
  }, [isBusy, onBusyChange])
  const problem = microphoneProblems.find((problem) => problem === state.status)
  return (
    <section ref={box} tabIndex={-1} aria-label={t('label')} className="flex flex-col gap-3">
      {problem && (
        <Notice tone="error" title={t(`${problem}.title`)}>
          {t(`${problem}.text`)}
        </Notice>
      )}
      {state.status === 'recording' && <Running recorder={recorder} state={state} maxSeconds={maxSeconds} />}
      {state.status === 'stopped' && (
        <FinishedRecording
          recording={state.recording}
          recorder={recorder}
          useLabel={useLabel ?? t('use')}
          onUse={(file, durationS) =>
            onUse(
              withUniqueName(file, (number) => t('takeName', { number }), names),
              durationS,
            )
          }
        />
      )}
      {state.status === 'asking' && <p role="status">{t('asking')}</p>}
      {(state.status === 'idle' || problem) && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="large"
            icon={<Mic size={16} aria-hidden />}
            onClick={() => {
              // Playback would be in the recording.
              player.pause()
              void recorder.start()
            }}
          >
            {problem ? t('again') : t('start')}
          </Button>
          <span className="tabular text-13 text-muted">
            {t('limit', { limit: formatDuration(maxSeconds) })}
          </span>
        </div>
      )}
    </section>
  )
}
