import { Merge, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRefusals } from '#src/api/use-refusals.ts'
import { SPEAKER_NAME_MAX } from '#src/contract/limits.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import {
  type EditorState,
  useEditor,
  useProjectDefaults,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { useUnsavedFields } from '#src/features/editor/editor-notices.tsx'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { SpeakerDot } from '#src/features/segments/speaker-dot.tsx'
import { useNumberedName } from '#src/features/segments/speaker-entries.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { namesakeOf } from '../transcript/namesake.ts'
import { addSpeaker, mergeSpeakers, renameSpeaker } from '../transcript/segment-commands.ts'
import { speakersOf } from '../transcript/transcript-defaults.ts'
import { type SpeakerSample, type SpokenPart, useSpeakerSample } from '../transcript/use-speaker-sample.ts'

const noRefusals = {}

interface SpeakerShare {
  segments: number
  seconds: number
  /** The longest segment, from which a sample is heard. */
  longest: SpokenPart
}

function sharesOf({ blocks }: EditorState): Record<string, SpeakerShare> {
  const shares: Record<string, SpeakerShare> = {}
  for (const block of blocks.values()) {
    const segment = segmentOf(block)
    if (typeof segment?.speakerId !== 'string') continue
    const { start, end } = segment
    const one = { start, seconds: end - start }
    const share = shares[segment.speakerId] ?? { segments: 0, seconds: 0, longest: one }
    share.segments += 1
    share.seconds += one.seconds
    if (one.seconds > share.longest.seconds) share.longest = one
    shares[segment.speakerId] = share
  }
  return shares
}

interface MergeMenuProps {
  name: string
  others: readonly Speaker[]
  onMerge: (other: string) => void
}

function MergeMenu({ name, others, onMerge }: MergeMenuProps) {
  const { t } = useTranslation('speech-to-text-lazy')
  return (
    <DropdownMenu
      align="end"
      trigger={(props) => (
        <IconButton {...props} label={t('speakers.merge', { name })} icon={<Merge size={16} aria-hidden />} />
      )}
      entries={[
        { kind: 'heading', id: 'into', label: t('speakers.mergeInto') },
        ...others.map((other) => ({ id: other.id, label: other.name, onSelect: () => onMerge(other.id) })),
      ]}
    />
  )
}

interface HearButtonProps {
  speaker: Speaker
  share: SpeakerShare
  sample: SpeakerSample
}

function HearButton({ speaker: { id, name }, share, sample }: HearButtonProps) {
  const { t } = useTranslation('speech-to-text-lazy')
  const isHeard = sample.isHeard(id)
  return (
    <IconButton
      label={t('speakers.hear', { name })}
      icon={<PlayIcon isOn={isHeard} />}
      isPressed={isHeard}
      onClick={() => sample.toggle(id, share.longest)}
    />
  )
}

function MergeButton({ name, onMerge }: { name: string; onMerge: () => void }) {
  const { t } = useTranslation('speech-to-text-lazy')
  return (
    <Button size="small" icon={<Merge size={16} aria-hidden />} onClick={onMerge}>
      {t('speakers.mergeWith', { name })}
    </Button>
  )
}

interface SpeakerRowProps {
  speaker: Speaker
  speakers: readonly Speaker[]
  share: SpeakerShare | undefined
  sample: SpeakerSample
  isReadOnly: boolean
  refusal: string | undefined
}

function focusSpeaker(list: HTMLElement | null | undefined, speakerId: string) {
  const rows = Array.from(list?.children ?? [])
  const row = rows.find((each) => each instanceof HTMLElement && each.dataset.speaker === speakerId)
  row?.querySelector('input')?.focus()
}

function SpeakerRow({ speaker, speakers, share, sample, isReadOnly, refusal }: SpeakerRowProps) {
  const { id, name } = speaker
  const others = speakers.filter((one) => one.id !== id)
  const { t } = useTranslation('speech-to-text-lazy')
  const editor = useEditor()
  const row = useRef<HTMLLIElement>(null)
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const namesake = typed === undefined ? undefined : namesakeOf(others, typed, locale)
  function save() {
    if (namesake) return
    const next = typed?.trim() ?? ''
    setTyped(undefined)
    if (next !== '') editor.run(renameSpeaker(editor.store.getState(), id, next))
  }
  function mergeInto(other: string) {
    // A merge removes this row.
    focusSpeaker(row.current?.parentElement, other)
    editor.run(mergeSpeakers(editor.store.getState(), id, other))
  }
  return (
    <li ref={row} data-speaker={id} className="flex flex-wrap items-start gap-2 border-b border-line py-3">
      <span className={classNames(alignedWithControl, 'items-center')}>
        <SpeakerDot speakers={speakers} speakerId={id} />
      </span>
      <div className="min-w-0 flex-1">
        <TextField
          label={t('speakers.name')}
          aside={t('speakers.share', {
            count: share?.segments ?? 0,
            time: formatLength(share?.seconds ?? 0),
          })}
          error={typed === undefined ? refusal : namesake && t('speakers.taken', { name: namesake.name })}
          value={typed ?? name}
          maxLength={SPEAKER_NAME_MAX}
          readOnly={isReadOnly}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
      </div>
      <span className={classNames(alignedWithControl, 'gap-2')}>
        {share && <HearButton speaker={speaker} share={share} sample={sample} />}
        {others.length > 0 && !isReadOnly && <MergeMenu name={name} others={others} onMerge={mergeInto} />}
      </span>
      {namesake && <MergeButton name={namesake.name} onMerge={() => mergeInto(namesake.id)} />}
    </li>
  )
}

export function SpeakersModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text-lazy', 'editor-modals'])
  const editor = useEditor()
  const speakers = speakersOf(useProjectDefaults())
  const isReadOnly = !isEditable(useSummary())
  const shares = useSettled(sharesOf)
  const sample = useSpeakerSample()
  const refused = useRefusals(useUnsavedFields() ?? noRefusals)
  const nameRefusal = (place: number) => refused.of(`speakers.${place}`)
  const nextName = useNumberedName(speakers)
  const add = () => editor.run(addSpeaker(editor.store.getState(), nextName()))
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('speakers.title')}
      description={t('speakers.text')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('editor-modals:settings.done')}
        </Button>
      }
    >
      {speakers.length === 0 && <p className="py-4 text-muted">{t('speakers.none')}</p>}
      <ul>
        {speakers.map((speaker, place) => (
          <SpeakerRow
            key={speaker.id}
            speaker={speaker}
            speakers={speakers}
            share={shares[speaker.id]}
            sample={sample}
            isReadOnly={isReadOnly}
            refusal={nameRefusal(place)}
          />
        ))}
      </ul>
      <div className="-mx-3 py-2">
        <Button variant="quiet" icon={<Plus size={16} aria-hidden />} disabled={isReadOnly} onClick={add}>
          {t('speakers.add')}
        </Button>
      </div>
      <RefusalList refusals={refused.beside(speakers.map((_, place) => `speakers.${place}`))} />
    </Modal>
  )
}
