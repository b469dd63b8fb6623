import { ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerFrame } from '#src/audio/use-player.ts'
import {
  blocksOf,
  type EditorBlock,
  useEditor,
  useProjectDefaults,
  useSettled,
} from '#src/features/editor/editor-context.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { playFilmAt, useOpenDub } from '../dub/open-dub.ts'

const ZOOMS = [1, 2, 4, 8]

interface RowProps {
  name: string
  blocks: readonly EditorBlock[]
  duration: number
}

function SpeakerRow({ name, blocks, duration }: RowProps) {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const row = useRef<HTMLFieldSetElement>(null)
  const [active, setActive] = useState(0)
  function step(event: KeyboardEvent, index: number) {
    const next = event.key === 'ArrowRight' ? index + 1 : event.key === 'ArrowLeft' ? index - 1 : undefined
    if (next === undefined || !blocks[next]) return
    event.preventDefault()
    setActive(next)
    row.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <fieldset ref={row} aria-label={t('timeline.row', { name })} className="relative h-6 min-w-0">
      {blocks.map((block, index) => {
        const { start = 0, end = 0 } = dubOf(block) ?? {}
        return (
          <button
            key={block.key}
            type="button"
            tabIndex={index === Math.min(active, blocks.length - 1) ? 0 : -1}
            aria-label={t('timeline.segment', { name, time: formatDuration(start) })}
            onKeyDown={(event) => step(event, index)}
            onFocus={() => setActive(index)}
            onClick={() => {
              dub.editor.reveal.set({ key: block.key })
              playFilmAt(dub, start)
            }}
            className="absolute top-0 h-6 min-w-1 rounded-sm border border-accent bg-accent-soft hover:bg-accent"
            style={{ left: `${(100 * start) / duration}%`, width: `${(100 * (end - start)) / duration}%` }}
          />
        )
      })}
    </fieldset>
  )
}

function Playhead({ duration }: { duration: number }) {
  const line = useRef<HTMLSpanElement>(null)
  usePlayerFrame(true, (seconds) => {
    if (line.current) line.current.style.left = `${Math.min(100, (100 * seconds) / duration)}%`
  })
  return <span ref={line} aria-hidden="true" className="absolute inset-y-0 w-px bg-accent" />
}

/** Who speaks when: a row per speaker. Arrows go from segment to segment, Enter plays. */
export function Timeline({ duration }: { duration: number }) {
  const { t } = useTranslation('dubbing')
  const { store } = useEditor()
  const [zoom, setZoom] = useState(0)
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  // Counted anew when the content has settled, for names and places change with every key.
  useSettled(({ blocks }) => blocks.size)
  const blocks = blocksOf(store.getState())
  const rows = speakers.map(({ id, name }) => ({
    id,
    name,
    blocks: blocks.filter((block) => dubOf(block)?.speakerId === id),
  }))
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between">
        <h2 className="text-13 font-strong">{t('timeline.title')}</h2>
        <span className="flex">
          <IconButton
            size="small"
            label={t('timeline.zoomOut')}
            icon={<ZoomOut size={16} aria-hidden />}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            size="small"
            label={t('timeline.zoomIn')}
            icon={<ZoomIn size={16} aria-hidden />}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </span>
      </div>
      <div className="overflow-x-auto rounded-md bg-sunken">
        <div className="relative flex flex-col" style={{ width: `${100 * (ZOOMS[zoom] ?? 1)}%` }}>
          {rows.map((row) => (
            <SpeakerRow key={row.id} name={row.name} blocks={row.blocks} duration={duration} />
          ))}
          <Playhead duration={duration} />
        </div>
      </div>
    </div>
  )
}
