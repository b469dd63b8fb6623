import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { player } from '#src/audio/player.ts'
import { TimeLabel } from '#src/audio/time-label.tsx'
import { useTrackStatus } from '#src/audio/use-player.ts'
import type { Take } from '#src/contract/block.ts'
import { useChooseTake } from '#src/features/editor/block-mutations.ts'
import {
  type EditorBlock,
  useBlock,
  useEditor,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { lengthSeconds } from '#src/lib/format-length.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import {
  CompareTakes,
  type ComparingTakes,
  PinButtons,
  takeTrackId,
  trackOfTake,
  useCompareTakes,
} from './compare-takes.tsx'
import { useWholeResult } from './use-whole-result.ts'

interface TakeRowProps {
  take: Take
  /** From 1, oldest first, because two takes may be of the same minute. */
  number: number
  voice: string | undefined
  /** Absent if there is nothing to compare it with. */
  comparing: ComparingTakes | undefined
  isReadOnly: boolean
  isPending: boolean
  onUse: () => void
}

function TakeRow({ take, number, voice, comparing, isReadOnly, isPending, onUse }: TakeRowProps) {
  const languageOf = useTextLanguage()
  const { t } = useTranslation('editor-modals')
  const { dateTime } = useFormat()
  const id = takeTrackId(take)
  const status = useTrackStatus(id)
  const isOn = status === 'playing' || status === 'loading'
  const when = t('takes.name', { number, when: dateTime(take.created_at) })
  const { text, duration } = take
  return (
    <li className="flex items-center gap-3 border-line py-2 not-last:border-b">
      <IconButton
        label={t(isOn ? 'takes.pause' : 'takes.play', { when })}
        icon={<PlayIcon isOn={isOn} />}
        isLoading={status === 'loading'}
        onClick={() => (status ? player.toggle() : player.load([trackOfTake(take)], { isSingle: true }))}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-long line-clamp-2" dir="auto" lang={languageOf()}>
            {text}
          </p>
          <p className="text-13 text-muted">
            {when}
            {' · '}
            <TimeLabel seconds={lengthSeconds(duration)} />
            {voice !== undefined && ` · ${voice}`}
          </p>
          {comparing && <PinButtons comparing={comparing} take={take} name={t('takes.short', { number })} />}
        </div>
        {take.is_current ? (
          <span className="text-13 text-muted">{t('takes.current')}</span>
        ) : (
          <Button size="small" disabled={isReadOnly} isPending={isPending} onClick={onUse}>
            {t('takes.use')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The takes of a block, the newest first. Each has its words if the server sends them. */
function useTakes(block: EditorBlock | undefined): Take[] {
  const generated = block?.generated
  return useMemo(
    () =>
      (generated?.takes ?? [])
        .map((take) => (take.is_current && generated?.words ? { ...take, words: generated.words } : take))
        .sort((a, b) => b.created_at.localeCompare(a.created_at)),
    [generated],
  )
}

export function TakesModal({ blockKey, onClose }: { blockKey: string; onClose: () => void }) {
  const { t } = useTranslation('editor-modals')
  const block = useBlock(blockKey)
  const editor = useEditor()
  useWholeResult(block)
  const isReadOnly = !hasOpenBlocks(useSummary()) || (block !== undefined && !editor.canChange(block))
  const { mutate, isPending, variables } = useChooseTake()
  const { data: voices } = useQuery(voicesQueries.list())
  const takes = useTakes(block)
  const comparing = useCompareTakes(takes)
  const canCompare = takes.length > 1
  const voiceOf = ({ voice_id }: Take) => voices?.find(({ id }) => id === voice_id)?.name
  const numberOf = (take: Take) => takes.length - takes.indexOf(take)
  function nameOf(take: Take) {
    const [name, voice] = [t('takes.short', { number: numberOf(take) }), voiceOf(take)]
    return voice === undefined ? name : `${name}, ${voice}`
  }
  return (
    <Modal isOpen onClose={onClose} title={t('takes.title')}>
      {canCompare && <CompareTakes comparing={comparing} nameOf={nameOf} />}
      <ul>
        {takes.map((take) => (
          <TakeRow
            key={take.id}
            take={take}
            number={numberOf(take)}
            voice={voiceOf(take)}
            comparing={canCompare ? comparing : undefined}
            isReadOnly={isReadOnly}
            isPending={isPending && variables.takeId === take.id}
            onUse={() => mutate({ key: blockKey, takeId: take.id })}
          />
        ))}
      </ul>
    </Modal>
  )
}
