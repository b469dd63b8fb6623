import { Trash2, X } from 'lucide-react'
import { CleanRecording } from '#src/audio/cleaning/clean-recording.tsx'
import type { Service } from '#src/contract/catalog.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { QueuedRecording } from './create-draft.ts'
import { RecordingStateText } from './recording-state-text.tsx'

interface RecordingRowProps {
  recording: QueuedRecording
  /** In qəpik. */
  price: number | undefined
  limits: Service['limits'] | undefined
  onClean: (file: File) => void
  onRename: (title: string) => void
  onRemove: () => void
  onCancel: () => void
}

/** States in which the title can be edited. A draft on the server already has its title. */
const RENAMABLE_STATES: readonly QueuedRecording['state']['kind'][] = ['checking', 'ready', 'lost', 'failed']

/** Includes the check of what was cleaned, during which its button keeps the focus. */
const CLEANABLE_STATES: readonly QueuedRecording['state']['kind'][] = ['checking', 'ready', 'failed']

export function RecordingRow({ onClean, onRename, onRemove, onCancel, ...props }: RecordingRowProps) {
  const { t } = useTranslation('speech-to-text-form')
  const { title, fileName, file, state } = props.recording
  const name = state.kind === 'refused' ? fileName : title
  const isSending = state.kind === 'sending'
  const isNamed = RENAMABLE_STATES.includes(state.kind)
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          {isNamed ? (
            <TextField
              label={t('queue.title')}
              aside={<span className="line-clamp-1 break-all">{fileName}</span>}
              error={state.kind === 'failed' ? state.ofTitle : undefined}
              value={title}
              maxLength={TITLE_MAX}
              dir="auto"
              onChange={(event) => onRename(event.target.value)}
            />
          ) : (
            <p className="wrap-long py-2 font-strong" dir="auto">
              {name}
            </p>
          )}
        </div>
        <span className={classNames(isNamed ? alignedWithControl : 'flex shrink-0', 'gap-2')}>
          {file && CLEANABLE_STATES.includes(state.kind) && (
            <CleanRecording
              source={file}
              maxMegabytes={props.limits?.max_file_mb ?? Number.POSITIVE_INFINITY}
              onCleaned={onClean}
            />
          )}
          <IconButton
            label={t(isSending ? 'queue.cancel' : 'queue.remove', { name })}
            icon={isSending ? <X size={16} aria-hidden /> : <Trash2 size={16} aria-hidden />}
            onClick={isSending ? onCancel : onRemove}
          />
        </span>
      </div>
      <div role="status">
        <RecordingStateText {...props} />
      </div>
    </li>
  )
}
